import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deniedDevice, documentsOf, freshDevice, reloadPage } from '../../device/store/testing/fresh-device.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aUser } from '../../testing/users.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

beforeEach(freshDevice);

async function open(path = '/coping-tools') {
  const server = fakeServer({
    'GET /api/user': () => json(aUser()),
    'POST /api/activity-sessions': () => json({ error: 'No.', code: 'test' }, 400),
  });
  const page = renderApp(path);
  // Hidden from readers while a tool is open over it.
  await screen.findByRole('heading', { level: 1, name: 'Coping Tools', hidden: true });
  return { ...page, server };
}
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const heart = (title: string) => screen.getByRole('button', { name: `${title}: my favorites` });
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** More often than any tool has steps: the last one stays. */
async function toTheLastStep(user: Awaited<ReturnType<typeof open>>['user']) {
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight>9}');
}

describe('the first question', () => {
  it('is answered by one of four, and leads to two tools, with what helped before first', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Too hot' }));
    const two = () => within(screen.getByRole('region', { name: /Too hot/ })).getAllByRole('link');
    await waitFor(() => expect(two().map(({ textContent }) => textContent)).toHaveLength(2));
    expect(two()[0]?.textContent).toMatch(/^Superhero Poses/);
    expect(document.activeElement?.textContent).toMatch(/Try one of these\.$/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Too hot' }));
  });

  it('has all tools and a person beside it', async () => {
    const { user } = await open();
    const all = screen.getByRole('button', { name: 'All tools' });
    expect(all.getAttribute('aria-expanded')).toBe('false');
    await user.click(all);
    expect(all.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('button', { name: 'I need help now' }).length).toBeGreaterThan(0);
  });
});

describe('the toolbox', () => {
  it('has ten tools, three tags on each and a count of the others', async () => {
    await open();
    expect(cards()).toHaveLength(10);
    const [balloon] = screen.getAllByRole('listitem');
    expect(balloon?.textContent).toBe(
      'Balloon BreathingFill a make-believe balloon with slow, easy air.3 minutesAll agesEasybreathslowquiet+1and 1 more',
    );
  });

  it('finds by words, category and tag together, and says how many', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search the toolbox' }), 'FRIENDS');
    expect(cards()).toEqual(['Friendship Circle', 'Silly Faces Game']);
    await user.click(screen.getByRole('button', { name: 'quick' }));
    expect(cards()).toEqual(['Silly Faces Game']);
    expect(screen.getByText('1 tool').parentElement?.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('radio', { name: 'Creative' }));
    expect(screen.getByText('No tools found')).toBeTruthy();
    expect(screen.getByText('Try another feeling or pick another group.')).toBeTruthy();
    await press(user, 'angry');
    expect(cards()).toEqual(['Happy Dance Party', 'Superhero Poses', 'Magic Counting']);
  });

  it('keeps hearts on the device, and the focus where a card has gone', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('radio', { name: 'My favorites' }));
    expect(await screen.findByText('No favorites yet')).toBeTruthy();
    await press(user, 'Look at the tools');
    await user.click(heart('Magic Counting'));
    await user.click(heart('Rainbow Drawing'));
    expect(await screen.findByText('Saved to your favorites.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'My favorites' }));
    expect(cards()).toEqual(['Rainbow Drawing', 'Magic Counting']);
    await user.click(heart('Rainbow Drawing'));
    expect(cards()).toEqual(['Magic Counting']);
    expect(document.activeElement).toBe(heart('Magic Counting'));
    await user.click(heart('Magic Counting'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Look at the tools' }));
    expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('says so where nothing can be kept, and goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    deniedDevice();
    const { user } = await open();
    expect(await screen.findAllByText('This device does not keep things.')).toHaveLength(1);
    await user.click(heart('Magic Counting'));
    expect(heart('Magic Counting').getAttribute('aria-pressed')).toBe('true');
    vi.restoreAllMocks();
  });
});

describe('a tool', () => {
  it('lies in the address, and opens from it', async () => {
    const { at, user } = await open('/activities/coping-tools?tool=worry-box-technique');
    const dialog = within(await screen.findByRole('dialog', { name: 'Worry Box Technique' }));
    expect(dialog.getByRole('img', { name: 'Step 1 of 7' })).toBeTruthy();
    expect(dialog.getByText('No box? Picture one with a good strong lid.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(at()).toBe('/activities/coping-tools'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is one step at a time, by buttons and by arrow keys, and ends with "Got it!"', async () => {
    const { user, at } = await open('/coping-tools?tool=worry-box-technique');
    const dialog = within(await screen.findByRole('dialog'));
    const step = () => dialog.getByRole('status').textContent;
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Find a box, a jar or an envelope.'));
    await press(user, 'Next');
    expect(step()).toBe('Write or draw one worry on a slip of paper.');
    const note = dialog.getByText('Good to know:').parentElement;
    expect(note?.textContent).toBe('Good to know: Is a worry about being hurt or not safe? Tell a grown-up today.');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Next' }));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(step()).toBe('Find a box, a jar or an envelope.');
    await user.keyboard('{ArrowRight>8}');
    expect(step()).toBe('Show one worry to a grown-up you trust. Big ones first.');
    expect(dialog.getByRole('img', { name: 'Step 7 of 7' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: "Got it! Let's try this" })).toBeTruthy();
    for (let n = 0; n < 7; n += 1) await press(user, 'Back');
    await waitFor(() => expect(at()).toBe('/coping-tools'));
  });

  it('is none when the address names another', async () => {
    await open('/coping-tools?tool=constructor');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens from its card, is left by Back, and gives the focus back', async () => {
    const { user, at, history } = await open();
    const link = screen.getByRole('link', { name: 'Silly Faces Game' });
    await user.click(link);
    await screen.findByRole('dialog', { name: 'Silly Faces Game' });
    expect(at()).toBe('/coping-tools?tool=silly-faces-game');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it.each([
    ['balloon-breathing', 'Breathe with Zola', '/activities/breath'],
    ['body-scan-adventure', 'Rest with Hum', '/activities/calm'],
  ])('%s has a companion to do it with', async (tool, label, path) => {
    const { user } = await open(`/coping-tools?tool=${tool}`);
    const dialog = within(await screen.findByRole('dialog'));
    await toTheLastStep(user);
    expect(dialog.getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });
});

describe('trying a tool', () => {
  const begin = async () => {
    const page = await open('/coping-tools?tool=magic-counting');
    await toTheLastStep(page.user);
    await press(page.user, "Got it! Let's try this");
    return page;
  };
  const sessions = (server: Awaited<ReturnType<typeof open>>['server']) =>
    server.callsOf('POST /api/activity-sessions').map(({ body }) => body);

  it('begins with "Got it!", and takes the focus along', async () => {
    const { server } = await begin();
    const heading = await screen.findByRole('heading', { name: 'Your turn: Magic Counting' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sessions(server)).toEqual([]);
  });

  it('is recorded once when the child says so, with no word of how it was', async () => {
    const { user, server } = await begin();
    await press(user, 'I tried it');
    await press(user, 'Not today');
    await waitFor(() => expect(sessions(server)).toHaveLength(1));
    expect(sessions(server)).toEqual([
      {
        activityType: 'journal',
        duration: expect.any(Number),
        data: { kind: 'coping/magic-counting' },
        completed: true,
        userId: 'child-1',
        timestamp: expect.any(String),
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Good to know. Not every tool fits every day.' })).toBeTruthy();
    expect(JSON.stringify(server.seen)).not.toContain('not-today');
  });

  it.each([
    ['Yes', 'Good to know! Next time it comes first.'],
    ['I do not want to say', 'That is fine. Trying it is what counts.'],
  ])('ends with what was done, Done and one next step after "%s"', async (answer, thanks) => {
    const { user } = await begin();
    await press(user, 'I tried it');
    await press(user, answer);
    const heading = await screen.findByRole('heading', { name: thanks });
    expect(document.activeElement).toBe(heading);
    const card = within(screen.getByRole('region', { name: 'The tool you are trying' }));
    expect(card.getByText('You tried "Magic Counting" when you needed it.')).toBeTruthy();
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Done', '/'],
      ['Tell Blot how it feels now', '/mood'],
    ]);
  });

  it('may be put away, and nothing is recorded', async () => {
    const { user, server } = await begin();
    await press(user, 'Not now');
    expect(screen.queryByRole('region', { name: 'The tool you are trying' })).toBeNull();
    expect(document.activeElement?.id).toBe('main');
    expect(sessions(server)).toEqual([]);
  });

  it('is remembered as what helped, until it is taken out', async () => {
    const { user } = await begin();
    await press(user, 'I tried it');
    await press(user, 'Yes');
    const helped = () => screen.queryByRole('region', { name: 'What helped me' });
    await waitFor(() => expect(helped()?.textContent).toContain('Magic CountingIt helped'));
    await press(user, 'Take out Magic Counting');
    expect(helped()).toBeNull();
    await press(user, 'Undo');
    expect(helped()?.textContent).toContain('Magic CountingIt helped');
  });

  it('is asked about on the next visit as well', async () => {
    const { user } = await begin();
    await press(user, 'I tried it');
    await screen.findByRole('group', { name: 'Did it help?' });
    await waitFor(async () => expect(await documentsOf(aUser().id)).toContain('"tried":true'));
    document.body.replaceChildren();
    reloadPage();
    await open();
    expect(await screen.findByRole('group', { name: 'Did it help?' })).toBeTruthy();
  });
});
