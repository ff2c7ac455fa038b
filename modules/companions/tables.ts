import { WonderlingChosen } from '@wonderlings/account/events';
import { CheckedIn } from '@wonderlings/journal/events';
import { type DomainEvent, on, readTable } from '@wonderlings/kernel';
import { COMPANIONS, type Companion, companionById } from './catalogue.ts';

/** Specification 000, section 9. */
const SIZE = 50;

export type WonderlingRow = {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly mascot_id: string;
  readonly mascot_type: string;
  readonly mascot_image: string;
  readonly favorite_color: string;
  readonly size: number;
  readonly personality: string;
  readonly motivational_messages: readonly string[];
  readonly special_ability: string;
  readonly is_active: boolean;
  readonly created: string;
};

/**
 * Every companion that the child has had as a buddy; the buddy of now is the active one. The words are the catalogue's:
 * raise the version when they change.
 */
export const wonderlings = readTable<WonderlingRow>({
  name: 'wonderlings',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    name: { type: 'text' },
    mascot_id: { type: 'text' },
    mascot_type: { type: 'text' },
    mascot_image: { type: 'text' },
    favorite_color: { type: 'text' },
    size: { type: 'integer' },
    personality: { type: 'text' },
    motivational_messages: { type: 'jsonb' },
    special_ability: { type: 'text' },
    is_active: { type: 'boolean' },
    created: { type: 'timestamptz' },
  },
  key: ['user_id', 'mascot_id'],
  owner: 'user_id',
  folds: [
    on(
      WonderlingChosen,
      // All twelve: the buddy of before is one of them.
      ({ childId }) => COMPANIONS.map(({ id }) => [childId, id]),
      (row, event, [, mascotId]) => {
        if (mascotId !== event.data.wonderling) return row ? { ...row, is_active: false } : null;
        const companion = companionById(event.data.wonderling);
        return row ? { ...row, is_active: true } : companion ? newBuddy(companion, event) : null;
      },
    ),
  ],
});

function newBuddy(companion: Companion, { id, childId, at }: DomainEvent): WonderlingRow {
  return {
    id,
    user_id: childId,
    name: companion.name,
    mascot_id: companion.id,
    mascot_type: companion.animal,
    mascot_image: companion.artKey,
    favorite_color: companion.favoriteColor,
    size: SIZE,
    personality: companion.personality,
    motivational_messages: companion.motivationalMessages,
    special_ability: companion.specialAbility,
    is_active: true,
    created: at,
  };
}

export type CompanionVisitRow = { readonly user_id: string; readonly last_visit: string };

/** The child's own day of its latest check-in: how long its companions have not seen it. */
export const companionVisits = readTable<CompanionVisitRow>({
  name: 'companion_visits',
  version: 1,
  columns: { user_id: { type: 'uuid' }, last_visit: { type: 'date' } },
  key: ['user_id'],
  owner: 'user_id',
  folds: [
    on(
      CheckedIn,
      ({ childId }) => [[childId]],
      (row, { childId, localDate }) =>
        row && row.last_visit > localDate ? row : { user_id: childId, last_visit: localDate },
    ),
  ],
});
