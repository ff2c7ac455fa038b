import { STICKER_PACKS } from '@wonderlings/rewards/sticker-pack-catalogue';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { SHELL } from '../../lib/copy/shell.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWide } from '../../lib/use-width.ts';
import { ChipGroup } from '../../ui/chips.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COLLECTION_KINDS, type Collectable, type CollectionKind, type Reasoned, shareDone } from './collectable.ts';
import { COLLECTION_COPY, MEDAL_COPY } from './collection.copy.ts';
import styles from './collection-view.module.css';
import { type Collection, type Collections, hasEarned, nearestOf, type Shelf, shelvesOf } from './collections.ts';
import { medalId } from './medal.tsx';
import type { ReadsFailed } from './reads-together.ts';
import { ShelfSection } from './shelf-section.tsx';
import { useSeen } from './use-seen.ts';
import { WhyPanel } from './why-panel.tsx';

/** What an address says of the badges: `?kind=badge&id=first-step` opens why that one was earned. */
export interface BadgesAddress {
  /** Which kind is shown, as `/api/rewards/{kind}/{id}/why` knows it; badges, when not said. */
  readonly kind?: string | undefined;
  /** The one whose "Why did I get this?" is open. */
  readonly id?: string | undefined;
}

/** What the tab is given: what the address says, and how to have it say something else. */
export interface BadgesTabProps {
  readonly search: BadgesAddress;
  readonly onSearch: (search: BadgesAddress & { readonly tab: 'badges' }) => void;
}

const WhyDialog = lazy(() => import('./why-dialog.tsx').then((file) => ({ default: file.WhyDialog })));

interface CollectionViewProps extends BadgesTabProps {
  readonly kind: CollectionKind;
  readonly collections: Collections;
  /** Where the words of what is to come do not come. */
  readonly wordsFailed: ReadsFailed | null;
}

/** One kind at a time on its shelves, and beside or above them why something was earned. */
export function CollectionView({ kind, collections, wordsFailed, search, onSearch }: CollectionViewProps) {
  const today = useToday();
  const isWide = useWide();
  const { isNewHere, noticed } = useSeen();
  const [pressed, setPressed] = useState(false);
  const collection = collections[kind];
  const things = collection.things ?? [];
  const open: Reasoned | undefined =
    packToExplain(search) ?? things.find(({ id, earned }) => id === search.id && earned !== null);

  useReturnToMedal(open);

  const isNew = (thing: Collectable) => thing.earned?.isNew === true || isNewHere(thing);
  const shelves = shelvesOf(kind, things);
  const isFolded = shelves.length >= MANY_SHELVES;
  const show = (thing: Collectable) => {
    setPressed(true);
    onSearch({ tab: 'badges', kind, id: thing.id });
  };
  const close = () => onSearch({ tab: 'badges', kind });
  const shelfOf = (shelf: Shelf) => (
    <ShelfSection
      key={`${kind}/${shelf.id}`}
      shelf={shelf}
      fold={isFolded || !hasEarned(shelf) ? foldOf(shelf, open, isNew) : undefined}
      today={today}
      openId={open?.id}
      opensDialog={!isWide}
      isNew={isNew}
      onOpen={show}
      onNoticed={noticed}
    />
  );
  const earned = shelves.filter(hasEarned);
  const first = isFolded ? earned.filter((shelf) => shelf.things.some(isNew)) : earned;
  const then = shelves.filter((shelf) => !first.includes(shelf));
  return (
    <div className={styles.view}>
      <div className={styles.kinds}>
        <ChipGroup
          label={COLLECTION_COPY.label}
          hideLabel
          value={kind}
          onChange={(next) => onSearch({ tab: 'badges', kind: next })}
          items={COLLECTION_KINDS.map((id) => {
            const hasNews = collections[id].owned.some((thing) => thing.earned.isNew && !isNewHere(thing));
            return { id, label: <ChipWords kind={id} collection={collections[id]} hasNews={hasNews} /> };
          })}
        />
      </div>
      <div className={styles.two}>
        <div className={`${styles.shelves} ${kind === 'emotion-badge' ? styles.threes : ''}`}>
          <div className={styles.intro} data-none={collection.owned.length === 0 || undefined}>
            <h2>{summary(kind, collection)}</h2>
            <p>{COLLECTION_COPY.intro[kind]}</p>
          </div>
          {!collection.things &&
            (wordsFailed ? <LoadFailed trying={wordsFailed.trying} onRetry={wordsFailed.again} /> : <PartLoading />)}
          {first.map(shelfOf)}
          <NextThree things={things} />
          {then.map(shelfOf)}
        </div>
        {isWide && (
          <WhyPanel thing={open} hasEarned={collection.owned.length > 0} takesFocus={pressed} onClose={close} />
        )}
      </div>
      <Suspense fallback={null}>{!isWide && open && <WhyDialog thing={open} onClose={close} />}</Suspense>
    </div>
  );
}

/** What is nearest, and how to get there: before what is folded, and after what is new, or is not folded and is the child's. */
function NextThree({ things }: { readonly things: readonly Collectable[] }) {
  const near = nearestOf(things);
  if (near.length === 0) return null;
  return (
    <section className={styles.near} aria-labelledby="next-three">
      <h3 id="next-three">{COLLECTION_COPY.near}</h3>
      <ul>
        {near.map((thing) => (
          <li key={thing.id}>
            <PaintedSoFar thing={thing} />
            <span>
              <b>{thing.name}</b>
              {thing.howTo}
              {thing.progress && thing.progress.current > 0 && (
                <span className={styles.way} aria-hidden="true">
                  <i style={{ width: `${100 * shareDone(thing)}%` }} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to come as an outline, painted from below as far as the child has come. */
function PaintedSoFar({ thing }: { readonly thing: Collectable }) {
  const left = 1 - shareDone(thing);
  return (
    <span className={styles.medal}>
      <RewardArt icon={thing.icon} size={NEAR_SIZE} locked />
      {left < 1 && (
        <span className={styles.painted} style={{ clipPath: `inset(${100 * left}% 0 0)` }}>
          <RewardArt icon={thing.icon} size={NEAR_SIZE} />
        </span>
      )}
    </span>
  );
}

const NEAR_SIZE = 92;

/** From so many on, shelves are folded, and one with nothing of the child's always is. */
const MANY_SHELVES = 3;

/** What is near stands above them; one is open for what is new on it, and for what is being explained. */
function foldOf(
  { things }: Shelf,
  open: Reasoned | undefined,
  isNew: (thing: Collectable) => boolean,
): 'open' | 'folded' {
  const isOpen = things.some((thing) => thing.id === open?.id || isNew(thing));
  return isOpen ? 'open' : 'folded';
}

/** What was turned over is laid back: the focus goes to where it lay. */
function useReturnToMedal(open: Reasoned | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current && !open) document.getElementById(medalId(before.current))?.focus();
    before.current = open;
  }, [open]);
}

interface ChipWordsProps {
  readonly kind: CollectionKind;
  readonly collection: Collection;
  readonly hasNews: boolean;
}

/** How many are the child’s, not said to a child that has none; with the way to what the mark in the bar is there for: a dot until everything new of its kind has been on screen. */
function ChipWords({ kind, collection: { owned, size }, hasNews }: ChipWordsProps) {
  return (
    <>
      {COLLECTION_COPY.kinds[kind]}
      {owned.length > 0 && (
        <span className={styles.count}>
          {' '}
          {owned.length}
          <span className={styles.of}> {fill(MEDAL_COPY.of, { all: size })}</span>
        </span>
      )}
      {hasNews && <span className={styles.news} aria-hidden="true" />}
      {hasNews && <VisuallyHidden>, {SHELL.nav.somethingNew}</VisuallyHidden>}
    </>
  );
}

function summary(kind: CollectionKind, { owned, size }: Collection): string {
  const earned = owned.length;
  if (earned === 0) return COLLECTION_COPY.none[kind];
  if (earned === 1) return COLLECTION_COPY.one[kind];
  return fill(COLLECTION_COPY.several[kind], { n: earned, all: size });
}

/** The pack that an address asks "why" of: a celebration leads here for packs too. */
export function packToExplain({ kind, id }: BadgesAddress): Reasoned | undefined {
  const pack = kind === 'pack' && STICKER_PACKS.find((one) => one.id === id);
  if (!pack) return undefined;
  const { name, description } = pack;
  return { kind: 'pack', id: pack.id, name, description, icon: `pack/${pack.id}`, brings: null };
}
