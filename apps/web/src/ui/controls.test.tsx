import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button, IconButton } from './button.tsx';
import { speakIcon } from './icons.ts';
import { Progress } from './progress.tsx';
import { SwitchField } from './switch-field.tsx';
import { SelectField } from './text-field.tsx';
import { Tooltip } from './tooltip.tsx';

it('a pending button says what it does, and cannot be pressed twice', async () => {
  const onClick = vi.fn();
  render(
    <Button pending pendingLabel="Logging in..." onClick={onClick}>
      Sign In
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...', busy: true });
  await userEvent.setup().click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('a switch is named and described, and goes on by its words', async () => {
  const onChange = vi.fn();
  render(<SwitchField label="Soft sound" hint="A low tone." checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Soft sound', checked: false });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A low tone.');
  await userEvent.setup().click(screen.getByText('Soft sound'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('a select begins with words that cannot be chosen, and carries its error', async () => {
  const user = userEvent.setup();
  const options = [
    { value: 'ie', label: 'Ireland' },
    { value: 'jp', label: 'Japan' },
  ];
  render(
    <SelectField
      label="Country"
      options={options}
      placeholder="Choose one"
      defaultValue=""
      error="Please choose one."
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  expect(select.value).toBe('');
  expect(select.getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(select, 'Japan');
  expect(select.value).toBe('jp');
});

it('progress says how far it is, in words where there are any, and never past its ends', () => {
  const { rerender } = render(<Progress label="Cycles" value={2} max={5} valueText="2 of 5 cycles" />);
  const bar = () => screen.getByRole('progressbar', { name: 'Cycles' });
  expect(bar().getAttribute('aria-valuetext')).toBe('2 of 5 cycles');
  rerender(<Progress label="Cycles" value={9} max={5} />);
  expect([bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')]).toEqual(['5', '100%']);
});

it('a tooltip describes its control on focus, and Escape takes it away', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip text="Reads these words to you.">
      <IconButton icon={speakIcon} label="Read aloud" />
    </Tooltip>,
  );
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Reads these words to you.');
  expect(screen.getByRole('button', { name: 'Read aloud', description: 'Reads these words to you.' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('a button that waits for its answer has the focus again afterwards', () => {
  const { rerender } = render(<Button>Save</Button>);
  const button = screen.getByRole('button');
  const shown = (pending: boolean) => rerender(<Button pending={pending}>Save</Button>);
  button.focus();
  shown(true);
  // As a browser does at its next paint.
  button.blur();
  shown(false);
  expect(document.activeElement).toBe(button);

  // Whatever took the focus meanwhile keeps it.
  shown(true);
  button.blur();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  shown(false);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('a button that goes no further leaves the focus to the nearest one beside it that does', () => {
  const row = (last: boolean) => (
    <div>
      <IconButton icon={speakIcon} label="First" />
      <IconButton icon={speakIcon} label="Before" />
      <IconButton icon={speakIcon} label="On" disabled={last} />
      <IconButton icon={speakIcon} label="Off" disabled />
    </div>
  );
  const { rerender } = render(row(false));
  screen.getByRole('button', { name: 'On' }).focus();
  rerender(row(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
});
