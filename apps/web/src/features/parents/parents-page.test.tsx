import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../../testing/fake-server.ts';
import { stubMedia } from '../../testing/media.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(email: string | null, retentionYears: number | null = null) {
  fakeServer({
    'GET /api/user': () => refused(401, 'Not authenticated'),
    'POST /api/auto-login': () => refused(401, 'Not authenticated'),
    'GET /api/support': () => json({ email, retentionYears }),
  });
  return renderApp('/parents');
}

describe('the page for parents', () => {
  it('is there for a visitor who is not signed in, with the time and the limits first', async () => {
    open(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'For Parents' })).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 2)).toEqual(['15-20 minutes a day', 'Not a replacement for professional care']);
    expect(headings).toEqual(expect.arrayContaining(['How to help at home', 'Common questions', 'More help']));
  });

  it('says at a glance what is kept, that help is there and whom to ask, each with the part that says the rest', async () => {
    open('help@example.org');
    await screen.findByText(/Write to help@example\.org\.$/, { selector: 'span' });
    const glance = within(screen.getByRole('list', { name: 'In short' })).getAllByRole('link');
    expect(glance.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ["Private Notes are locked with your child's own key.", '#data'],
      ['Safe No ads, no chat, nothing to buy. Help is two taps away.', '#resources'],
      ['15-20 minutes A day is enough. One day of rest keeps a streak.', '#time'],
      ['Questions? Write to help@example.org.', '#support'],
    ]);
    for (const link of glance) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('opens a part that a link leads to, where all are closed, and lets it be closed again', async () => {
    stubMedia((query) => query.includes('width < 720px'));
    open(null);
    const title = await screen.findByRole('button', { name: 'Common questions', expanded: false });
    const link = screen.getByRole('link', { name: /^Questions\?/ });
    expect(link.getAttribute('href')).toBe('#faq');
    window.location.hash = '#faq';
    await waitFor(() => expect(title.getAttribute('aria-expanded')).toBe('true'));
    fireEvent.click(title);
    expect(title.getAttribute('aria-expanded')).toBe('false');
    // The address is that one already, and does not change.
    fireEvent.click(link);
    expect(title.getAttribute('aria-expanded')).toBe('true');
    window.location.hash = '';
  });

  it('opens every link that leaves the app in a tab of its own, and says so', async () => {
    open(null);
    const help = await screen.findByRole('region', { name: 'More help' });
    const links = within(help).getAllByRole('link');
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.textContent).toContain('(opens in a new tab)');
    }
  });

  it('names the address for questions where there is one', async () => {
    open('help@example.org');
    const support = await screen.findByRole('region', { name: 'Questions?' });
    expect(within(support).getByRole('link').getAttribute('href')).toBe('mailto:help@example.org');
    expect(screen.getByText(/There is no email address to send a link to/).textContent).toContain('help@example.org');
  });

  it('says after how many years an unused account is erased, where that is set', async () => {
    open(null, 3);
    expect(await screen.findByText(/an account that nobody signed in to for 3 years is erased/)).toBeDefined();
  });

  it('promises no one to write to where there is no address', async () => {
    open(null);
    expect((await screen.findByText(/There is no email address/)).textContent).toContain('Ask the person who runs');
    expect(screen.queryByRole('region', { name: 'Questions?' })).toBeNull();
    expect(document.body.textContent).not.toContain('{SUPPORT_EMAIL}');
  });

  it('tells what children do here, what of it stays on the device, and what to mind about breathing', async () => {
    open(null);
    const what = await screen.findByRole('region', { name: 'What Wonderlings is' });
    const told = within(what).getAllByRole('term');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      'Feelings journal',
      'Active Time',
      'Down Time',
      'Kind words and coping tools',
      'Badges, stickers and milestones',
    ]);
    expect(within(what).getByRole('heading', { name: /^Breathing: asthma/ })).toBeDefined();
    const kept = screen.getByRole('row', { name: /^Sleep log, plant photos/ });
    expect(within(kept).getByRole('cell', { name: 'Only on the device, never sent' })).toBeDefined();
    expect(screen.getByText(/now is a good place to stop/)).toBeDefined();
    expect(screen.getByText('How long should my child use it?')).toBeDefined();
  });

  it('tells of the history, of what a grown-up sees in it and what stays the child’s', async () => {
    open(null);
    const data = within(await screen.findByRole('region', { name: 'What is stored, where and for how long' }));
    for (const title of ['Erasing', 'Taking it along', 'Proof']) data.getByRole('heading', { name: title });
    data.getByText('that a note or a journal entry was written');
    data.getByText('the words of notes and journal entries');
    expect(data.getByRole('link', { name: 'All of it, field by field' }).getAttribute('href')).toBe('/privacy');
    const what = within(screen.getByRole('region', { name: 'What Wonderlings is' }));
    what.getByText(/set a grown-up password in Settings/);
  });

  it('promises of the time without a network only what is there', async () => {
    open(null);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Does it work without internet?').parentElement?.textContent).toContain(
      'It takes one visit with internet before, and a little room on the device.',
    );
    expect(screen.getByText('A feeling saved without a network').closest('tr')?.textContent).toContain(
      'Encrypted on the device until it can be sent',
    );
  });
});
