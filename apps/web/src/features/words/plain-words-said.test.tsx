import { act, render } from '@testing-library/react';
import { COMPANIONS } from '@wonderlings/companions/catalogue';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { sayInPlainWords } from '../../lib/words/words.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { MomentShelf } from '../calm/moment-shelf.tsx';
import type { Calm } from '../calm/use-calm.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { KeptNote } from '../journal/entry-card.tsx';
import { SaveFailureNote } from '../journal/save-form.tsx';
import { NewVersion } from '../offline/index.ts';
import { PlaceToStopCard } from '../place-to-stop/place-to-stop-card.tsx';
import { SaveProblem } from '../plants/form-parts.tsx';
import { GardenTab } from '../plants/garden-tab.tsx';
import type { Plants } from '../plants/use-plants.ts';
import type { SleepDiaryHandle } from '../sleep/sleep-diary.ts';
import { SleepNights } from '../sleep/sleep-nights.tsx';
import { PLAIN_WORDS } from './plain-words.catalogue.ts';

// Drawings are hundreds of shapes each, and tested where they are drawn.
vi.mock('../../art/companions/wonderling.tsx', () => ({ Wonderling: () => null }));
vi.mock('../offline/offline-shell.ts', async (original) => ({
  ...(await original<typeof import('../offline/offline-shell.ts')>()),
  useNewVersion: () => true,
}));
vi.mock('../journal/save-mood.command.ts', async (original) => ({
  ...(await original<typeof import('../journal/save-mood.command.ts')>()),
  useKeptMoods: () => [{ id: 'kept' }],
}));

beforeEach(() => sayInPlainWords(new Map(Object.entries(PLAIN_WORDS))));
afterEach(() => {
  act(() => sayInPlainWords(null));
  vi.restoreAllMocks();
});

const nothing = () => {};
const textOf = (page: ReactNode): string => {
  render(page);
  return document.body.textContent;
};
// What stands there before anything was kept; the rest of these hooks is not asked for.
const noMoments = { context: { unsaved: [] }, kept: { value: { moments: [] } }, send: nothing } as unknown as Calm;
const noNights = { entries: [], news: null } as unknown as SleepDiaryHandle;
const noPlants = {
  garden: { value: { plants: [] } },
  selected: null,
  plantForm: { isOpen: false, target: null },
} as unknown as Plants;

describe('in plain words', () => {
  it.each(COMPANIONS.map(({ id, stopLine }, at) => [id, at + 1, stopLine] as const))(
    'says %s that now is a good place to stop',
    (_, buddy, playful) => {
      const text = textOf(<PlaceToStopCard buddy={buddy} onClose={nothing} />);
      expect(PLAIN_WORDS[playful]).toBeDefined();
      expect(text).toContain(PLAIN_WORDS[playful]);
      expect(text).not.toContain(playful);
    },
  );

  it.each<readonly [where: string, page: ReactNode, said: readonly string[]]>([
    [
      'the place to stop, without a buddy',
      <PlaceToStopCard key="stop" buddy={null} onClose={nothing} />,
      ['Twenty minutes. A good place to stop.'],
    ],
    [
      'help',
      <HelpDialog key="help" part="top" onClose={nothing} />,
      [
        'Tell an adult you trust',
        'Tell someone else. Keep telling.',
        'Listening is their job.',
        'Show this to an adult',
      ],
    ],
    [
      'no plants',
      <GardenTab key="plants" plants={noPlants} onRemove={nothing} />,
      ['No plants yet', 'Add one. A tree'],
    ],
    ['no nights', <SleepNights key="sleep" diary={noNights} />, ['Log one. It stays on this device.']],
    [
      'no calm moments',
      <MomentShelf key="calm" calm={noMoments} />,
      ['Finish one, or half of one. Then keep it here.'],
    ],
    [
      'a page that did not load',
      <LoadFailed key="failed" trying={false} onRetry={nothing} />,
      ['This page did not load.', 'What you made is safe. Try again.'],
    ],
    [
      'what waits for a network',
      <KeptNote key="kept" kept={{ id: 'kept', because: 'no-network' }} />,
      ['It goes in your journal once you are online.'],
    ],
    [
      'a full device, with a note',
      <SaveFailureNote key="note" failure="device-full" kept="words" />,
      ['It is still here. Free some space, then try again.'],
    ],
    [
      'a full device, with a photo',
      <SaveProblem key="photo" problem="full" flow={{ send: nothing }} />,
      ['Your words are still here. Free some space, then try again.'],
    ],
    [
      'a full device, with anything else',
      <NotKeptNote key="full" of={{ status: 'not-kept', problem: 'full', retry: nothing }} />,
      ['What you typed is still here. Free some space, then try again.'],
    ],
    ['a new version', <NewVersion key="version" page="/" />, ['A new version is ready.', 'Load it']],
  ])('says: %s', (_, page, said) => {
    const text = textOf(page);
    for (const words of said) expect(text).toContain(words);
    const playful = Object.keys(PLAIN_WORDS).filter((words) => words.includes(' ') && text.includes(words));
    expect(playful.filter((words) => !Object.values(PLAIN_WORDS).some((plain) => plain.includes(words)))).toEqual([]);
  });

  it('says: a page without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const text = textOf(<LoadFailed trying={false} onRetry={nothing} />);
    expect(text).toContain('This page needs a connection.');
    expect(text).toContain('Breathing works without.');
  });
});
