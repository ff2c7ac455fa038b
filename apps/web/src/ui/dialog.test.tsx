import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Name Your Journal" description="Up to 50 letters.">
        <Button>Save</Button>
      </Dialog>
    </>
  );
}

it('is named, holds the page still, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Name Your Journal' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it("injects no style tag, which style-src 'self' would refuse", async () => {
  const before = document.querySelectorAll('style').length;
  render(<Opener />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }));
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

it('gives the focus back without a ring where a finger or a pointer closed it, and with one after a key', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  const focused = vi.spyOn(opener, 'focus');
  const closeBy = async (close: () => Promise<void>) => {
    await user.click(opener);
    focused.mockClear();
    await close();
    await waitFor(() => expect(focused).toHaveBeenCalled());
    return focused.mock.lastCall?.[0];
  };
  expect(await closeBy(() => user.click(screen.getByRole('button', { name: 'Close' })))).toEqual({
    focusVisible: false,
  });
  expect(await closeBy(() => user.keyboard('{Escape}'))).toEqual({});
});
