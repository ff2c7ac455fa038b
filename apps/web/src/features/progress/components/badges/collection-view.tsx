import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { SHELL } from '../../../../lib/copy/shell.ts';
import { useToday } from '../../../../lib/local-day/use-today.ts';
import { ChipGroup } from '../../../../ui/chip-group.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import {
  COLLECTION_KINDS,
  type Collectable,
  type Collections,
  earnedOf,
  isCollectionKind,
  type Reasoned,
} from '../../collection/collectable.ts';
import { packToExplain } from '../../collection/pack-to-explain.ts';
import { type Shelf, shelvesOf } from '../../collection/shelves.ts';
import { useSeen } from '../../collection/use-seen.ts';
import type { PartProps } from '../../part-props.ts';
import { COLLECTION_COPY, MEDAL_COPY } from '../../progress.copy.ts';
import { useNarrow, useWide } from '../../use-wide.ts';
import { WhyPanel } from '../why/why-panel.tsx';
import styles from './collection-view.module.css';
import { medalId } from './medal.tsx';
import { ShelfSection } from './shelf-section.tsx';

const WhyDialog = lazy(() => import('../why/why-dialog.tsx').then((file) => ({ default: file.WhyDialog })));

interface CollectionViewProps extends PartProps {
  readonly collections: Collections;
}

/** One kind at a time on its shelves, and beside or above them why something was earned. */
export function CollectionView({ collections, search, onSearch }: CollectionViewProps) {
  const today = useToday();
  const isWide = useWide();
  const isNarrow = useNarrow();
  const { isNewHere, noticed } = useSeen();
  const [pressed, setPressed] = useState(false);
  const kind = isCollectionKind(search.kind) ? search.kind : 'badge';
  const things = collections[kind];
  const open: Reasoned | undefined =
    packToExplain(search) ?? things.find(({ id, earned }) => id === search.id && earned !== null);

  useReturnToMedal(open);

  const isNew = (thing: Collectable) => thing.earned?.isNew === true || isNewHere(thing);
  const shelves = shelvesOf(kind, things);
  const show = (thing: Collectable) => {
    setPressed(true);
    onSearch({ tab: 'badges', kind, id: thing.id });
  };
  const close = () => onSearch({ tab: 'badges', kind });
  return (
    <div className={styles.view}>
      <div className={styles.kinds}>
        <ChipGroup
          label={COLLECTION_COPY.label}
          hideLabel
          value={kind}
          onChange={(next) => onSearch({ tab: 'badges', kind: next })}
          items={COLLECTION_KINDS.map((id) => {
            const hasNews = collections[id].some((thing) => thing.earned?.isNew === true && !isNewHere(thing));
            return { id, label: <ChipWords kind={id} things={collections[id]} hasNews={hasNews} /> };
          })}
        />
      </div>
      <div className={styles.two}>
        <div className={`${styles.shelves} ${kind === 'emotion-badge' ? styles.threes : ''}`}>
          <div className={styles.intro}>
            <h2>{summary(kind, things)}</h2>
            <p>{COLLECTION_COPY.intro[kind]}</p>
          </div>
          {shelves.map((shelf, place) => (
            <ShelfSection
              key={`${kind}/${shelf.id}`}
              shelf={shelf}
              fold={isNarrow && shelves.length >= MANY_SHELVES ? foldOf(shelf, place, open, isNew) : undefined}
              today={today}
              openId={open?.id}
              opensDialog={!isWide}
              isNew={isNew}
              onOpen={show}
              onNoticed={noticed}
            />
          ))}
        </div>
        {isWide && (
          <WhyPanel thing={open} hasEarned={earnedOf(things).length > 0} takesFocus={pressed} onClose={close} />
        )}
      </div>
      <Suspense fallback={null}>{!isWide && open && <WhyDialog thing={open} onClose={close} />}</Suspense>
    </div>
  );
}

/** From so many on, a phone's shelves are folded: milestones, which are two, stay a road. */
const MANY_SHELVES = 3;

/** The first shelf shows what they are; others are open for what is new on them, and for what is being explained. */
function foldOf(
  { things }: Shelf,
  place: number,
  open: Reasoned | undefined,
  isNew: (thing: Collectable) => boolean,
): 'open' | 'folded' {
  const isOpen = place === 0 || things.some((thing) => thing.id === open?.id || isNew(thing));
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

interface KindProps {
  readonly kind: keyof Collections;
  readonly things: readonly Collectable[];
}

/** With the way to what the mark in the bar is there for: a dot until everything new of its kind has been on screen. */
function ChipWords({ kind, things, hasNews }: KindProps & { readonly hasNews: boolean }) {
  return (
    <>
      {COLLECTION_COPY.kinds[kind]}{' '}
      <span className={styles.count}>
        {earnedOf(things).length}
        <span className={styles.of}> {fill(MEDAL_COPY.of, { all: things.length })}</span>
      </span>
      {hasNews && <span className={styles.news} aria-hidden="true" />}
      {hasNews && <VisuallyHidden>, {SHELL.nav.somethingNew}</VisuallyHidden>}
    </>
  );
}

function summary(kind: keyof Collections, things: readonly Collectable[]): string {
  const earned = earnedOf(things).length;
  if (earned === 0) return COLLECTION_COPY.none[kind];
  if (earned === 1) return COLLECTION_COPY.one[kind];
  return fill(COLLECTION_COPY.several[kind], { n: earned, all: things.length });
}
