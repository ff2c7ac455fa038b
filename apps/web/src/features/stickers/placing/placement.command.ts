import type { QueryClient } from '@tanstack/react-query';
import {
  MOST_PLACEMENTS,
  moveSticker,
  type PlacedSticker,
  PlaceStickerInput,
  placeSticker,
  removeSticker,
  type StickerPage,
  type StickerPlacement,
} from '@wonderlings/stickers/contract';
import type { Command, CommandKind, KeptCommand } from '../../../device/outbox/command.ts';
import type { Made } from '../../../device/outbox/outbox.ts';
import { outboxOf } from '../../../device/outbox/outboxes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { inWords } from '../../../lib/words/words.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { afterAct, readRewardsAgain } from '../../rewards/index.ts';
import { headerGone, headerPlaced, headerRefused, headerRemoved } from '../header/header-answers.ts';
import { PLAYGROUND_COPY, STICKER_TOASTS } from '../stickers.copy.ts';
import { HEADER_PAGE, type Place, placeIn } from './place.ts';
import { putPlacements, readPlacementsAgain } from './placements.query.ts';

// In the outbox for ever, see `CommandKind`.
const [PLACE, MOVE, REMOVE] = ['sticker-place', 'sticker-move', 'sticker-remove'] as const;
const aboutOf = (page: StickerPage, placementId: string): string => `${page}/${placementId}`;

/** A sticker that a child has put on one of its pages, under an id that this device has made for it. */
export const placeCommand: CommandKind<PlacedSticker, void> = {
  kind: PLACE,
  endpoint: placeSticker,
  whenRefused: 'let-go',
  onSent(queryClient, answer, command) {
    const subject = subjectOf(command);
    if (answer) shownPlaced(queryClient, subject, answer);
    else readPlacementsAgain(queryClient, subject.userId);
    afterAct(queryClient, answer, subject.userId);
  },
  onRefused(queryClient, reason, command) {
    const subject = subjectOf(command);
    if (subject.page === HEADER_PAGE) return headerRefused(subject.userId, subject.placementId);
    readPlacementsAgain(queryClient, subject.userId);
    sayRefused(queryClient, reason, command);
  },
};

/** Where a sticker is after a gesture, whole: only the last one counts. */
export const moveCommand: CommandKind<StickerPlacement, void> = {
  kind: MOVE,
  endpoint: moveSticker,
  whenRefused: 'let-go',
  replaces: [MOVE],
  onSent(queryClient, answer, command) {
    const subject = subjectOf(command);
    if (answer) shownMoved(queryClient, subject, answer);
    else readPlacementsAgain(queryClient, subject.userId);
  },
  // Another device has taken it off.
  onRefused(queryClient, _, command) {
    const { userId, page, placementId } = subjectOf(command);
    if (page === HEADER_PAGE) headerGone(userId, placementId);
    else readPlacementsAgain(queryClient, userId);
  },
};

/** A sticker that a child has taken off: where its placing was never tried, the server need not hear of it at all. */
export const removeCommand: CommandKind<unknown, void> = {
  kind: REMOVE,
  endpoint: removeSticker,
  whenRefused: 'let-go',
  replaces: [MOVE],
  undoes: PLACE,
  onSent: (queryClient, _, command) => shownRemoved(queryClient, subjectOf(command)),
  // Another device has done so before.
  onRefused: (queryClient, _, command) => shownRemoved(queryClient, subjectOf(command)),
};

interface Subject {
  readonly userId: string;
  readonly page: StickerPage;
  readonly placementId: string;
}

/** A placed sticker, and whose it is. */
export const placing = (subject: Subject, stickerId: string, place: Place, madeAt = new Date()): Made => ({
  // Releases before the outbox have sent it under this key: one whose answer they have lost is not placed twice.
  id: `${subject.page === HEADER_PAGE ? 'header' : 'playground'}-${subject.placementId}`,
  about: aboutOf(subject.page, subject.placementId),
  body: { ...subject, stickerId, ...placeIn(place), timestamp: madeAt.toISOString() },
  madeAt,
});

export const moving = ({ placementId, ...subject }: Subject, place: Place, madeAt = new Date()): Made => ({
  about: aboutOf(subject.page, placementId),
  params: { id: placementId },
  body: { ...subject, ...placeIn(place), timestamp: madeAt.toISOString() },
  madeAt,
});

export const removing = ({ placementId, userId, page }: Subject, madeAt = new Date()): Made => ({
  about: aboutOf(page, placementId),
  params: { id: placementId },
  body: { userId, timestamp: madeAt.toISOString() },
  madeAt,
});

/** @throws for what is no command about a placement */
function subjectOf({ about, body }: Command): Subject {
  const [page, placementId] = about?.split('/') ?? [];
  if ((page !== 'home' && page !== 'header') || !placementId) throw new Error(`No placement: ${about}`);
  return { userId: String(body.userId), page, placementId };
}

/** What waits to be done to one sticker of a page. */
export type Pending =
  | { readonly does: 'place'; readonly placementId: string; readonly stickerId: string; readonly place: Place }
  | { readonly does: 'move'; readonly placementId: string; readonly place: Place }
  | { readonly does: 'remove'; readonly placementId: string };

/** What waits to be done on that page, in order. */
export function pendingOn(page: StickerPage, commands: readonly KeptCommand[]): readonly Pending[] {
  return commands.flatMap(({ kind, about, body }): Pending[] => {
    if (!about?.startsWith(aboutOf(page, ''))) return [];
    const placementId = about.slice(aboutOf(page, '').length);
    if (kind === REMOVE) return [{ does: 'remove', placementId }];
    if (kind === PLACE) {
      const known = PlaceStickerInput.safeParse(body).data;
      return known ? [{ does: 'place', placementId, stickerId: known.stickerId, place: placeIn(known) }] : [];
    }
    const known = PlaceStickerInput.pick({ x: true, y: true, rotation: true, scale: true, zIndex: true }).safeParse(
      body,
    );
    return kind === MOVE && known.success ? [{ does: 'move', placementId, place: known.data }] : [];
  });
}

function shownPlaced(queryClient: QueryClient, { userId, page, placementId }: Subject, answer: PlacedSticker): void {
  const { newAchievements: _new, newRewards: _rewards, ...placement } = answer;
  if (page === HEADER_PAGE) headerPlaced(userId, placementId, placement);
  else
    putPlacements(queryClient, userId, (list) =>
      // A list that was read meanwhile has it, and where it was moved since.
      list.some(({ id }) => id === placement.id) ? list : [...list, placement],
    );
}

function shownMoved(queryClient: QueryClient, { userId, page, placementId }: Subject, answer: StickerPlacement): void {
  if (page === HEADER_PAGE) headerPlaced(userId, placementId, answer);
  else putPlacements(queryClient, userId, (list) => list.map((one) => (one.id === answer.id ? answer : one)));
}

function shownRemoved(queryClient: QueryClient, { userId, page, placementId }: Subject): void {
  if (page === HEADER_PAGE) headerRemoved(userId, placementId);
  else putPlacements(queryClient, userId, (list) => list.filter(({ id }) => id !== placementId));
}

/** The sticker is back in the box. */
function sayRefused(queryClient: QueryClient, reason: unknown, command: Command): void {
  if (reason instanceof ApiError && reason.refusal?.code === 'stickers.page-full')
    return void toast({ title: fill(PLAYGROUND_COPY.full, { most: MOST_PLACEMENTS }) });
  const known = PlaceStickerInput.safeParse(command.body).data;
  const { userId, page } = subjectOf(command);
  const { title, description, action } = inWords(STICKER_TOASTS.slidOff);
  const again = () => {
    if (known)
      void outboxOf(userId).add(
        placeCommand,
        placing({ userId, page, placementId: newIdempotencyKey() }, known.stickerId, known),
      );
  };
  toast({ title, description, action: { label: action, onPress: again } });
  // The server knows better than this device what the child has.
  readRewardsAgain(queryClient);
}
