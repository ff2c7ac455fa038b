import { MOOD_LABELS, QUICK_MOODS, type QuickMoodId, quickMoodById } from '@wonderlings/journal/catalogue';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Bubble } from '../../art/feelings/feeling-bubble.tsx';
import { QUICK_LOOKS } from '../../art/feelings/more-feelings.tsx';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackLink, Page, PageHeading } from '../../ui/page.tsx';
import { type EarnedThing, markCelebrated } from '../celebrations/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { celebrationOf } from './celebration.ts';
import { KeptNote } from './entry-card.tsx';
import { CELEBRATION_COPY, OWN_COPY } from './journal.copy.ts';
import { PromptList } from './prompt-list.tsx';
import styles from './quick-check-in-page.module.css';
import type { KeptMood } from './save-flow.ts';
import { NoteField, SaveButton, SaveFailureNote, SaveRow } from './save-form.tsx';
import type { SavedMood } from './save-mood.command.ts';
import { useHelpCame, useQuickFlow } from './use-flows.ts';

const ToolOffer = optionalPart(() => import('./tool-offer.tsx').then((file) => file.ToolOffer));
const EarnedList = optionalPart(() => import('./dialogs.tsx').then((file) => file.EarnedList));

/** The short way: one feeling, and words if a child likes. It has the anger that the journal's six do not have. */
export function QuickCheckInPage() {
  const say = useWords();
  const { snapshot, send } = useQuickFlow(useUser().id);
  const { moodId, note, failure } = snapshot.context;
  const mood = moodId === null ? undefined : quickMoodById(moodId);
  const saving = snapshot.matches('saving');
  useBusy(saving);
  const [lastPicked, setLastPicked] = useState(mood);
  if (mood && mood !== lastPicked) setLastPicked(mood);
  const [helpCame, forgetHelp] = useHelpCame();
  const quietly = useEarnedQuietly(snapshot.context.saved, lastPicked?.id);
  const select = (id: QuickMoodId) => {
    if (saving) return;
    forgetHelp();
    send({ type: 'mood.select', moodId: id });
  };
  const panel = useRef<HTMLElement>(null);
  const hasFeeling = moodId !== null;
  useEffect(() => {
    if (hasFeeling) panel.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [hasFeeling]);

  return (
    <Page>
      <BackLink to="/mood">{OWN_COPY.backToGrid}</BackLink>
      <div className={styles.quick} data-picked={hasFeeling || undefined}>
        <div>
          <PageHeading title={OWN_COPY.quickTitle}>{say(MOOD_LABELS.heading)}</PageHeading>
          <p className={styles.lead}>{say(MOOD_LABELS.subheading)}</p>
          <QuickFeelings selected={moodId} onSelect={select} />
        </div>
        <div className={styles.side}>
          <QuickSaved shown={snapshot.matches({ choosing: 'saved' })} kept={snapshot.context.kept}>
            {lastPicked && <Held id={lastPicked.id} />}
            {lastPicked && !helpCame && (
              <Suspense fallback={null}>
                <ToolOffer mood={lastPicked} heading="h2" />
              </Suspense>
            )}
            {!helpCame && quietly.length > 0 && (
              <Suspense fallback={null}>
                <EarnedList heading={OWN_COPY.earned} level="h2" earned={quietly} />
              </Suspense>
            )}
            <ButtonLink to="/" variant="main">
              {OWN_COPY.done}
            </ButtonLink>
          </QuickSaved>
          {moodId !== null && mood && (
            <section ref={panel} className={styles.panel} aria-labelledby="quick-feeling">
              <header className={styles.picked}>
                <Bubble look={QUICK_LOOKS[moodId]} className={styles.big} />
                <div>
                  <h2 id="quick-feeling">{mood.feeling}</h2>
                  <p>{mood.description}</p>
                </div>
              </header>
              <PromptList prompts={mood.prompts} />
              <NoteField
                note={note}
                readOnly={saving}
                onChange={(words) => send({ type: 'note.change', note: words })}
              />
              <SaveFailureNote failure={failure} kept="mood" />
              <SaveRow>
                <SaveButton saving={saving} onSave={() => send({ type: 'mood.save', newKey: newIdempotencyKey() })}>
                  {MOOD_LABELS.save}
                </SaveButton>
              </SaveRow>
            </section>
          )}
        </div>
      </div>
    </Page>
  );
}

const HELD: Readonly<Record<string, string>> = {
  sad: CELEBRATION_COPY.held,
  worried: CELEBRATION_COPY.held,
  angry: CELEBRATION_COPY.heldAngry,
};

/** After a hard feeling help comes first: what was earned is listed after it, and no popup comes over it. */
function useEarnedQuietly(saved: SavedMood | null, felt: string | undefined): readonly EarnedThing[] {
  const hard = felt !== undefined && felt in HELD ? saved : null;
  useEffect(() => {
    if (hard) markCelebrated(celebrationOf(hard).earned);
  }, [hard]);
  return hard ? celebrationOf(hard).earned : [];
}

/** Blot holds a hard feeling. */
function Held({ id }: { readonly id: string }) {
  const say = useWords();
  const words = HELD[id];
  return words === undefined ? null : (
    <p className={styles.held}>
      <Wonderling who="blot" mood="listening" size={84} />
      {say(words)}
    </p>
  );
}

interface QuickFeelingsProps {
  readonly selected: QuickMoodId | null;
  readonly onSelect: (id: QuickMoodId) => void;
}

function QuickFeelings({ selected, onSelect }: QuickFeelingsProps) {
  return (
    <ul className={styles.feelings} data-tight="">
      {QUICK_MOODS.map((mood) => (
        <li key={mood.id}>
          <button
            type="button"
            className={styles.feeling}
            aria-pressed={selected === mood.id}
            aria-describedby={`quick-${mood.id}`}
            onClick={() => onSelect(mood.id)}
          >
            <Bubble look={QUICK_LOOKS[mood.id]} className={styles.orb} />
            <span className={styles.name}>{mood.feeling}</span>
          </button>
          <p id={`quick-${mood.id}`} className={styles.description}>
            {mood.description}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface QuickSavedProps {
  readonly shown: boolean;
  /** Where it waits on this device. */
  readonly kept: KeptMood | null;
  /** What may come next. */
  readonly children?: ReactNode;
}

/** Takes the focus that the vanished save button had, so that a keyboard goes on from here. */
function QuickSaved({ shown, kept, children }: QuickSavedProps) {
  const say = useWords();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);
  if (shown && kept)
    return (
      <div>
        <KeptNote key={kept.id} kept={kept} />
        {children}
      </div>
    );
  return (
    <div className={shown ? styles.saved : undefined}>
      <div role="status">
        {shown && (
          <>
            <p ref={title} tabIndex={-1} className={styles.title}>
              {say(MOOD_LABELS.savedTitle)}
            </p>
            <p>{say(MOOD_LABELS.savedLine)}</p>
          </>
        )}
      </div>
      {shown && children}
    </div>
  );
}
