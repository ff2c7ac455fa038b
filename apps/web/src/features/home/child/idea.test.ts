import { describe, expect, it } from 'vitest';
import { namedIn } from '../../../lib/address.ts';
import { readyFor } from '../../be-active/use-be-active.ts';
import { calmSearch } from '../../calm/index.ts';
import { moveQuestSearch } from '../../movequest/index.ts';
import { NATURE_ACTIVITIES } from '../../nature/nature.catalogue.ts';
import { SUGGESTIONS } from '../../suggestion/suggestions.catalogue.ts';
import { addressOf } from './idea.tsx';

/** What the page of a suggestion opens on, by its own reading of the address. */
function openedBy(id: string): string | undefined {
  const suggestion = SUGGESTIONS.find((one) => one.id === id);
  if (!suggestion) return undefined;
  const { pathname, searchParams } = new URL(
    addressOf({ ...suggestion, activity: id } as unknown as Parameters<typeof addressOf>[0]),
    'http://here',
  );
  const search = Object.fromEntries(searchParams);
  switch (pathname) {
    case '/activities/calm':
      return calmSearch(search).world;
    case '/activities/exercise':
      return moveQuestSearch(search).coach;
    case '/activities/be-active':
      return readyFor(namedIn('move')(search).move).input?.idea;
    case '/activities/environment':
      return NATURE_ACTIVITIES.find(({ id }) => id === namedIn('card')(search).card)?.id;
    default:
      return pathname;
  }
}
const idsOf = (kind: string) => SUGGESTIONS.map(({ id }) => id).filter((id) => id.startsWith(kind));

describe('the address of a suggestion', () => {
  it.each([...idsOf('calm/'), ...idsOf('movequest/'), ...idsOf('be-active/'), ...idsOf('nature/')])(
    'opens its page on %s',
    (id) => expect(openedBy(id)).toBe(id.split('/')[1]),
  );

  it('leads to where the three coaches are woken', () => {
    expect(openedBy('exercise/teamwork')).toBe('/active-time');
  });
});
