import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aUser } from '../testing/users.ts';
import { DRAFT_PREFIX, draftStorage, forgetDrafts } from './drafts.ts';
import { freshDevice } from './store/testing/fresh-device.ts';

it('forgets the drafts of all features, and nothing else', () => {
  sessionStorage.setItem(`${DRAFT_PREFIX}journal.maya.add`, 'words');
  sessionStorage.setItem(`${DRAFT_PREFIX}plant.maya`, 'words');
  sessionStorage.setItem('wonderlings.welcomed', '1');
  forgetDrafts(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(['wonderlings.welcomed']);
});

it('costs nothing where storage breaks', () => {
  const broken = new Proxy(sessionStorage, {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => forgetDrafts(broken)).not.toThrow();
});

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));

// The pages are parts of their own; no test is to wait for them in vain.
beforeAll(
  () =>
    Promise.all([
      import('../features/journal/journal-page.tsx'),
      import('../features/affirmations/affirmations-page.tsx'),
      import('../features/plants/plants-page.tsx'),
      import('../features/settings/settings-page.tsx'),
    ]),
  60_000,
);

describe('where the browser forbids the storage of a tab', () => {
  beforeEach(() => {
    freshDevice();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('drafts are kept in the memory of the page, and forgotten like any', () => {
    draftStorage().setItem(`${DRAFT_PREFIX}journal.maya.add`, 'words');
    draftStorage().setItem('other', '1');
    expect(draftStorage().getItem(`${DRAFT_PREFIX}journal.maya.add`)).toBe('words');
    forgetDrafts(draftStorage());
    expect([draftStorage().getItem(`${DRAFT_PREFIX}journal.maya.add`), draftStorage().getItem('other')]).toEqual([
      null,
      '1',
    ]);
    draftStorage().clear();
    expect(draftStorage()).toHaveLength(0);
  });

  it.each([
    ['write', '/mood', 'How do you feel right now?'],
    ['make kind words', '/daily-affirmation', 'How old are you?'],
    ['grow a plant', '/activities/environment/plants', 'Plant Growth Journal'],
    ['change its name', '/settings', 'Personal Information'],
  ])('a child can still %s', async (_, path, heading) => {
    open(path);
    // By its words: the buddy's welcome may stand before it.
    expect(await screen.findAllByText(heading)).not.toEqual([]);
  });

  it('a child can still log out', async () => {
    const { user } = open('/');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('See you later!')).toBeTruthy();
  });
});

function open(path: string) {
  fakeServer({
    'GET /api/user': () => json(aUser()),
    'GET /api/user/settings': () => json(aUser()),
    'GET /api/wonderlings': () => json([]),
    'GET /api/moods?limit=50': () => json([]),
    'GET /api/streaks': () => json([]),
    'GET /api/affirmations': () => json([]),
    'POST /api/logout': () => json({ ok: true }),
  });
  return renderApp(path);
}
