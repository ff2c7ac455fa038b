import { wonderlingAt } from '@wonderlings/account/catalogue';
import { Suspense, useEffect, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { hasNavigated } from '../../lib/heading-focus.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useUser } from '../../lib/session/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { closeIcon } from '../../ui/icons.ts';
import { EarnedPicture } from '../celebrations/index.ts';
import type { Reasoned } from './collectable.ts';
import { WHY_COPY } from './collection.copy.ts';
import { ReasonsLoading } from './reasons-loading.tsx';
import styles from './why-panel.module.css';

interface WhyPanelProps {
  readonly thing: Reasoned | undefined;
  readonly hasEarned: boolean;
  /** The child has asked for it by a press: what it says is next. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** Beside the shelf, where there is room: the turned medal, or the buddy who invites to turn one. */
export function WhyPanel({ thing, hasEarned, takesFocus, onClose }: WhyPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = thing && `${thing.kind}/${thing.id}`;
  useEffect(() => {
    // A child that came by a link has lost the link, and with it the focus.
    const isLost = hasNavigated() && document.activeElement === document.body;
    if (shown && (takesFocus || isLost)) heading.current?.focus({ preventScroll: true });
  }, [shown, takesFocus]);
  if (!thing) return <Invitation hasEarned={hasEarned} />;
  return (
    <aside className={styles.panel} aria-label={WHY_COPY.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a press has opened, wherever the focus is in it. */}
      <div className={styles.paper} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
        <IconButton className={styles.close} icon={closeIcon} label={WHY_COPY.close} onClick={onClose} />
        <TurnedMedal thing={thing} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {thing.name}
        </h2>
        <WhyWords thing={thing} />
      </div>
    </aside>
  );
}

function Invitation({ hasEarned }: { readonly hasEarned: boolean }) {
  const buddy = wonderlingAt(useUser().selectedWonderling) ?? 'glim';
  return (
    <aside className={styles.panel} aria-label={WHY_COPY.title}>
      <div className={styles.paper}>
        <Wonderling who={buddy} mood={hasEarned ? 'cheering' : 'happy'} size={150} className={styles.buddy} />
        <p className={styles.invitation}>{hasEarned ? WHY_COPY.pick : WHY_COPY.pickNone}</p>
        <p>{WHY_COPY.notRandom}</p>
      </div>
    </aside>
  );
}

/** With the words of all that can be a reason. */
const Reasons = optionalPart(() => import('./reasons.tsx').then((file) => file.Reasons));

const ART_SIZE = 132;

/** The medal turns over once, as it would in a hand. */
export function TurnedMedal({ thing }: { readonly thing: Reasoned }) {
  return (
    <span key={`${thing.kind}/${thing.id}`} className={styles.turned}>
      <EarnedPicture thing={thing} size={ART_SIZE} />
    </span>
  );
}

/** What it was for, what came with it, and which events it was. */
export function WhyWords({ thing }: { readonly thing: Reasoned }) {
  return (
    <>
      <p className={styles.lead}>{thing.description}</p>
      <Suspense fallback={<ReasonsLoading />}>
        <Reasons key={`${thing.kind}/${thing.id}`} thing={thing} />
      </Suspense>
      {thing.brings && (
        <p className={styles.brings}>
          <b>{fill(WHY_COPY.brings, { title: thing.brings.title })}</b> {thing.brings.text}
        </p>
      )}
      <p className={styles.small}>{WHY_COPY.notRandom}</p>
    </>
  );
}
