import { type ReactNode, useId } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { WaitingNote } from '../../../device/outbox/save-notes.tsx';
import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLAYGROUND_COPY, STICKERS_COPY, STICKERS_WAITING_COPY } from '../stickers.copy.ts';
import { Field } from './field.tsx';
import styles from './playground.module.css';
import type { PlaygroundNote as Note, Playground as PlaygroundState } from './use-playground.ts';
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
    <section className={styles.playground} aria-labelledby={heading} data-logging="">
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

/** A slip of paper on a page without stickers. */
function InvitationNote({ onPress }: { readonly onPress: () => void }) {
  const say = useWords();
  const { title, text, action } = say(STICKERS_COPY.emptyPage);
  return (
    <div className={styles.note}>
      <Wonderling who="pogo" mood="cheering" size={110} className={styles.figure} />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <Button onClick={onPress}>{action}</Button>
    </div>
  );
}

interface PlaygroundNoteProps {
  readonly note: Note;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Under the page: what the child did on it, and is not with the server yet. */
function PlaygroundNote({ note, trying, onRetry }: PlaygroundNoteProps) {
  const { title, text, action } = PLAYGROUND_COPY.unsaved;
  if (note === null) return null;
  if (note !== 'unsaved')
    return <WaitingNote because={note === 'arrived' ? null : note} copy={STICKERS_WAITING_COPY} />;
  return (
    <div role="status" className={styles.unsaved}>
      <p>
        <b>{title}</b> {text}
      </p>
      <Button icon={replayIcon} pending={trying} onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
