import { crayonOf } from '@wonderlings/journal/catalogue';
import { type CrayonId, type Mark, PAPER } from '@wonderlings/journal/drawing-contract';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { newIdempotencyKey } from '../../../lib/api/request.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { useWords } from '../../../lib/words/words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBusy } from '../../place-to-stop/index.ts';
import { KeptNote } from '../entry-card.tsx';
import { SaveButton, SaveFailureNote } from '../save-form.tsx';
import type { DrawingFlow } from '../use-flows.ts';
import { CrayonTray } from './crayon-tray.tsx';
import { DRAWING_COPY, OWN_DRAWING_COPY } from './drawing.copy.ts';
import styles from './drawing-pad.module.css';
import { DrawingPaper } from './drawing-paper.tsx';
import { FreshPageTool, type StampLook, StampTools, StepTools } from './drawing-tools.tsx';
import { fitting } from './simplify.ts';
import { type StampInHand, StampRow } from './stamp-row.tsx';
import type { Place } from './use-paper.ts';

const FreshPageDialog = lazy(() =>
  import('./fresh-page-dialog.tsx').then((file) => ({ default: file.FreshPageDialog })),
);

type InHand = { readonly crayon: CrayonId } | { readonly crayon: null; readonly stamp: StampInHand };

const FIRST_CRAYON: CrayonId = 'blue';
const FIRST_STAMP = { size: 170, turn: -8 } as const;
/** What a child says of its drawing is a line under it. */
const MOST_LETTERS = 200;

/** Paper, six crayons and the child's own stickers as stamps. */
export function DrawingPad({ flow: { snapshot, send } }: { readonly flow: DrawingFlow }) {
  const say = useWords();
  const { marks, words, past, future, failure, kept } = snapshot.context;
  const saving = snapshot.matches('saving');
  const [inHand, setInHand] = useState<InHand>({ crayon: FIRST_CRAYON });
  const [lastCrayon, setLastCrayon] = useState<CrayonId>(FIRST_CRAYON);
  const [stampLook, setStampLook] = useState<StampLook>(FIRST_STAMP);
  const [said, setSaid] = useState('');
  const [isFull, setIsFull] = useState(false);
  const [asksFresh, setAsksFresh] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const keysId = useId();

  const add = (mark: Mark, saying: string) => {
    const next = fitting([...marks, mark]);
    setIsFull(next === null);
    if (!next) return setSaid(DRAWING_COPY.full);
    send({ type: 'marks.change', marks: next });
    setSaid(saying);
  };
  const pick = (next: InHand, name: string) => {
    setInHand(next);
    if (next.crayon) setLastCrayon(next.crayon);
    setSaid(fill(say(DRAWING_COPY.picked), { color: name }));
  };
  // Nothing is celebrated over a drawing.
  useBusy(marks.length > 0);
  const { crayon } = inHand;
  const stamp = inHand.crayon === null ? inHand.stamp : null;
  const setDown = ({ x, y }: Place) => {
    if (!stamp) return;
    giveFeedback('stamp');
    const at = { x: within(x, PAPER.width), y: within(y, PAPER.height) };
    add(
      { kind: 'stamp', sticker: stamp.id, ...at, ...stampLook },
      fill(say(DRAWING_COPY.stamps.placed), { sticker: stamp.name }),
    );
  };
  const undo = () => {
    if (saving || past.length === 0) return;
    send({ type: 'step.undo' });
    setIsFull(false);
    setSaid(say(DRAWING_COPY.undone));
  };
  const redo = () => {
    if (saving || future.length === 0) return;
    send({ type: 'step.redo' });
    setSaid('');
  };
  /** By keys: a stamp in hand is put away, and the crayon is back; otherwise the last step is undone. */
  const remove = () => {
    if (stamp) pick({ crayon: lastCrayon }, crayonOf(lastCrayon).name);
    else undo();
  };
  const onShortcut = (event: KeyboardEvent) => {
    // A field takes back its own letters.
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it
    <div className={styles.pad} onKeyDown={onShortcut}>
      <div className={styles.sheet}>
        <DrawingPaper
          ref={desk}
          marks={marks}
          crayon={crayon}
          stamp={stamp && { id: stamp.id, ...stampLook }}
          disabled={saving}
          keysId={keysId}
          onLine={(line) => add(line, '')}
          onStamp={setDown}
          onDelete={remove}
        />
        {marks.length === 0 && !stamp && (
          <p className={styles.empty} aria-hidden="true">
            {say(DRAWING_COPY.empty)}
          </p>
        )}
        <p id={keysId} hidden>
          {stamp ? say(DRAWING_COPY.keys.stamp) : OWN_DRAWING_COPY.keysOfCrayon}
        </p>
        <StepTools canUndo={past.length > 0} canRedo={future.length > 0} onUndo={undo} onRedo={redo} />
        <FreshPageTool isEmpty={marks.length === 0} onPress={() => !saving && setAsksFresh(true)} />
        {stamp && <StampTools look={stampLook} onChange={setStampLook} />}
      </div>
      <div className={styles.side}>
        <CrayonTray picked={crayon} onPick={(id) => pick({ crayon: id }, crayonOf(id).name)} />
        <StampRow
          picked={stamp?.id ?? null}
          onPick={(next, byKeyboard) => {
            pick({ crayon: null, stamp: next }, next.name);
            if (byKeyboard) desk.current?.focus();
          }}
        />
        <label className={styles.words}>
          <span>{say(DRAWING_COPY.describe.label)}</span>
          <input
            type="text"
            dir="auto"
            value={words}
            maxLength={MOST_LETTERS}
            readOnly={saving}
            autoComplete="off"
            placeholder={DRAWING_COPY.describe.placeholder}
            aria-description={say(DRAWING_COPY.describe.hint)}
            onChange={(event) => send({ type: 'words.change', words: event.target.value })}
          />
        </label>
        {isFull && <p className={styles.full}>{DRAWING_COPY.full}</p>}
        <SaveFailureNote failure={failure} kept="drawing" />
        {kept && <KeptNote key={kept.id} kept={kept} />}
        <div className={styles.save}>
          <SaveButton
            saving={saving}
            disabled={marks.length === 0}
            onSave={() => send({ type: 'drawing.save', newKey: newIdempotencyKey() })}
          >
            {say(DRAWING_COPY.save)}
          </SaveButton>
        </div>
        <div className={styles.blot} aria-hidden="true">
          <Wonderling who="blot" mood="happy" size={150} />
          <p>{OWN_DRAWING_COPY.blot}</p>
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
      <Suspense fallback={null}>
        {asksFresh && (
          <FreshPageDialog
            onClose={() => setAsksFresh(false)}
            onYes={() => {
              setAsksFresh(false);
              setIsFull(false);
              send({ type: 'marks.change', marks: [] });
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

const within = (at: number, most: number): number => Math.round(Math.min(most, Math.max(0, at)));
