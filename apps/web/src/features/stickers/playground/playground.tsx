import { type ReactNode, useId } from 'react';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLAYGROUND_COPY } from '../stickers.copy.ts';
import { Field } from './field.tsx';
import { InvitationNote } from './invitation-note.tsx';
import styles from './playground.module.css';
import { PlaygroundNote } from './playground-note.tsx';
import type { Playground as PlaygroundState } from './use-playground.ts';
import type { StickerHands } from './use-sticker-hands.ts';

interface PlaygroundProps {
  readonly playground: PlaygroundState;
  readonly hands: StickerHands;
  readonly onRetry: () => void;
  readonly onOpenBox: () => void;
}

/** The child's own page, and under it what is not saved yet. */
export function Playground({ playground, hands, onRetry, onOpenBox }: PlaygroundProps) {
  const heading = useId();
  const { stickers, failed, trying, note } = playground;
  return (
    <section className={styles.playground} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading}>{PLAYGROUND_COPY.heading}</h2>
        <p>{PLAYGROUND_COPY.hint}</p>
      </div>
      {fieldOf()}
      <PlaygroundNote note={note} trying={trying} onRetry={onRetry} />
    </section>
  );

  function fieldOf(): ReactNode {
    if (stickers)
      return <Field stickers={stickers} hands={hands} invitation={<InvitationNote onPress={onOpenBox} />} />;
    if (failed) return <LoadFailed trying={trying} onRetry={onRetry} />;
    return (
      <div className={styles.loading}>
        <VisuallyHidden>{PLAYGROUND_COPY.loading}</VisuallyHidden>
        <Skeleton height="100%" />
      </div>
    );
  }
}
