import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../ui/toast/toast-store.ts';
import { noteWasSaved, setOffered } from './after-note.ts';
import { HelpDialog } from './help-dialog-host.tsx';
import { closeHelp, openHelp } from './help-dialog-state.ts';

const NOTE = 'sometimes I want to hurt myself';
const card = () => screen.findByRole('dialog', { name: 'Your words are saved' });

beforeEach(() => {
  closeHelp();
  setOffered(false);
});

describe('after a note was saved', () => {
  it('offers the card for heavy words, without saying what was found', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    render(<HelpDialog />);
    await act(() => noteWasSaved(NOTE));
    const dialog = await card();
    expect(dialog.textContent).toContain('Only this device looked for hard words. Nobody else has seen your note.');
    expect(dialog.textContent).not.toMatch(/hurt myself|noticed|detected|suicide/i);
    expect(fetched).not.toHaveBeenCalled();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hurt');
  });

  it.each(['I hurt my knee at soccer', '', null])('offers nothing after %j', async (note) => {
    render(<HelpDialog />);
    await act(() => noteWasSaved(note));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the help, or to what could be said', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <>
        <main id="main" tabIndex={-1} />
        <HelpDialog />
      </>,
    );
    await act(() => noteWasSaved(NOTE));
    await card();
    await userEvent.click(screen.getByRole('button', { name: 'What could I say?' }));
    expect(await screen.findByRole('dialog', { name: 'You can get help now' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Your words are saved' })).toBeNull();
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockRestore();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('goes away with "Not now", and says where help stays', async () => {
    render(<HelpDialog />);
    await act(() => noteWasSaved(NOTE));
    await card();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Not now' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.get()).toMatchObject([{ description: 'Okay. The help button is always there.' }]);
  });
});

describe('the help', () => {
  it('names the numbers of no country where none is known, and still says what to do', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-KE']);
    render(<HelpDialog />);
    act(() => openHelp());
    const help = await screen.findByRole('dialog', { name: 'You can get help now' });
    expect(help.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
    expect(help.textContent).toContain('In much of Europe, 112 is for emergencies.');
    expect(help.textContent).not.toContain('Does a number not work?');
    expect(screen.getByRole('link', { name: 'Find a Helpline' }).getAttribute('rel')).toContain('noreferrer');
    vi.restoreAllMocks();
  });

  it('calls a line that takes calls, and writes to one that takes messages', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
    render(<HelpDialog />);
    act(() => openHelp());
    const help = await screen.findByRole('dialog', { name: 'You can get help now' });
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^988 Suicide and Crisis Lifeline 988/)).toBe('tel:988');
    expect(hrefOf(/^Crisis Text Line Send HOME to 741741/)).toBe('sms:741741?&body=HOME');
    expect(help.querySelector('a[href="tel:741741"]')).toBeNull();
    vi.restoreAllMocks();
  });

  it('says what to do when a number does not work, and to a grown-up that it has not been checked yet', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-CA']);
    render(<HelpDialog />);
    act(() => openHelp());
    const help = await screen.findByRole('dialog', { name: 'You can get help now' });
    expect(help.querySelectorAll('a[href^="tel:"]').length).toBeGreaterThan(1);
    expect(help.textContent).toContain('Does a number not work? Try another one, or go to a grown-up.');
    expect(help.textContent).toContain('Nobody has checked them with the helplines themselves yet.');
    vi.restoreAllMocks();
  });
});
