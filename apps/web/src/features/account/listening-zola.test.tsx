import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDrawing } from '../../art/companions/drawing-loader.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { ListeningZola } from './listening-zola.tsx';

function Card() {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div ref={card}>
      <ListeningZola card={card} className="zola" />
      <TextField label="Username" />
      <PasswordField label="Password" />
    </div>
  );
}

const drawn = () => document.querySelector('.zola svg')?.innerHTML.replaceAll(/w_r_\w+/g, '') ?? '';

/** Her drawing at rest, and a user. */
function open() {
  render(<Card />);
  return { user: userEvent.setup(), atRest: drawn() };
}

beforeAll(() => loadDrawing('zola'));

describe('Zola over the card', () => {
  it('covers her eyes while the password has the focus, and opens them after it', async () => {
    const { user, atRest } = open();
    expect(atRest).not.toBe('');
    await user.tab();
    const reading = drawn();
    expect(reading).not.toBe(atRest);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    const covered = drawn();
    expect([atRest, reading]).not.toContain(covered);
    await user.keyboard('three odd words');
    expect(drawn()).toBe(covered);
    await user.tab({ shift: true });
    expect(drawn()).toBe(reading);
  });

  it('looks when the child shows what was typed', async () => {
    const { user } = open();
    await user.click(screen.getByLabelText('Password'));
    const covered = drawn();
    await user.click(screen.getByRole('button', { name: 'Show what I typed' }));
    await user.click(screen.getByLabelText('Password'));
    await waitFor(() => expect(drawn()).not.toBe(covered));
  });

  it('says nothing and is no stop of the keyboard', async () => {
    const { user } = open();
    const zola = document.querySelector('.zola');
    expect(zola?.getAttribute('aria-hidden')).toBe('true');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  });
});
