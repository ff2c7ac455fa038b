import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChipGroup, ToggleChip } from './chips.tsx';

const LEVELS = [
  { id: 'beginner', label: 'Beginner' },
  { id: 'advanced', label: 'Advanced' },
  { id: 'expert', label: 'Expert', disabled: true },
] as const;

function Levels({ onChange = () => {} }: { readonly onChange?: (id: string) => void }) {
  const [level, setLevel] = useState<(typeof LEVELS)[number]['id'] | null>(null);
  const choose = (id: (typeof LEVELS)[number]['id']) => {
    setLevel(id);
    onChange(id);
  };
  return <ChipGroup label="Level" items={LEVELS} value={level} onChange={choose} />;
}
const checked = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked');

it('chips of a group are radios, of which one holds', async () => {
  const user = userEvent.setup();
  render(<Levels />);
  expect(screen.getByRole('radiogroup', { name: 'Level' })).toBeTruthy();
  expect(checked('Beginner')).toBe('false');
  await user.click(screen.getByRole('radio', { name: 'Beginner' }));
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  expect([checked('Beginner'), checked('Advanced')]).toEqual(['false', 'true']);
});

it('chips of a group are one stop of the keyboard, and the arrows pass over what is off', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Levels onChange={onChange} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{ArrowRight}');
  expect(onChange.mock.calls.flat()).not.toContain('expert');
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: 'Expert' }).disabled).toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('a chip of its own goes on and off', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const { rerender } = render(
    <ToggleChip pressed={false} onChange={onChange}>
      Seated
    </ToggleChip>,
  );
  await user.click(screen.getByRole('button', { name: 'Seated', pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(
    <ToggleChip pressed onChange={onChange}>
      Seated
    </ToggleChip>,
  );
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('button', { name: 'Seated', pressed: true })).toBeTruthy();
});
