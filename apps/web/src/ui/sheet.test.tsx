import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>Tools</Button>
      <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Pick a tool">
        <Button>Hammer</Button>
      </Sheet>
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Tools' });

async function opened() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(opener());
  return { user, sheet: screen.getByRole('dialog', { name: 'Pick a tool' }) };
}

it('takes the focus, and gives it back when it is closed by its own button', async () => {
  const { user, sheet } = await opened();
  expect(sheet.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('leaves the page in use: a press beside it works, closes it, and keeps the focus', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'Pressed 0' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pressed 1' }));
});

it('is closed, not opened again, by the button that opened it', async () => {
  const { user } = await opened();
  await user.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("injects no style tag, which style-src 'self' would refuse", async () => {
  const before = document.querySelectorAll('style').length;
  await opened();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
