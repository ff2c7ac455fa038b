import { MOOD_LABELS, type QuickMoodId, quickMoodById } from '@wonderlings/journal/catalogue';
import { Suspense, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/api/request.ts';
import { optionalPart } from '../../../../lib/optional-part.ts';
import { useUser } from '../../../../lib/session/session.ts';
import { BackLink } from '../../../../ui/back-link.tsx';
import { Page, PageHeading } from '../../../../ui/page.tsx';
import { useBusy } from '../../../place-to-stop/index.ts';
import { OWN_COPY } from '../../journal.copy.ts';
import { useHelpCame } from '../../use-help-came.ts';
import { useQuickFlow } from '../../use-quick-flow.ts';
import { NoteField } from '../add-mood/note-field.tsx';
import { PromptList } from '../add-mood/prompt-list.tsx';
import { moodColors } from '../bubble/mood-colors.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { SaveFailureNote } from '../saving/save-failure-note.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import styles from './quick-check-in-page.module.css';
import { QuickFeelings } from './quick-feelings.tsx';
import { QuickSaved } from './quick-saved.tsx';

const ToolOffer = optionalPart(() => import('../saving/tool-offer.tsx').then((file) => file.ToolOffer));

/** The short way: one feeling, and words if a child likes. It has the anger that the journal's six do not have. */
export function QuickCheckInPage() {
  const { snapshot, send } = useQuickFlow(useUser().id);
  const { moodId, note, failure } = snapshot.context;
  const mood = moodId === null ? undefined : quickMoodById(moodId);
  const saving = snapshot.matches('saving');
  useBusy(saving);
  const [lastPicked, setLastPicked] = useState(mood);
  if (mood && mood !== lastPicked) setLastPicked(mood);
  const [helpCame, forgetHelp] = useHelpCame();
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
      <div className={styles.quick}>
        <div className={styles.choose}>
          <PageHeading title={OWN_COPY.quickTitle}>{MOOD_LABELS.heading}</PageHeading>
          <p className={styles.lead}>{MOOD_LABELS.subheading}</p>
          <QuickFeelings selected={moodId} onSelect={select} />
        </div>
        <div className={styles.side}>
          <QuickSaved shown={snapshot.matches({ choosing: 'saved' })} kept={snapshot.context.kept}>
            {lastPicked && !helpCame && (
              <Suspense fallback={null}>
                <ToolOffer mood={lastPicked} heading="h2" />
              </Suspense>
            )}
          </QuickSaved>
          {mood && (
            <section ref={panel} className={styles.panel} style={moodColors(mood)} aria-labelledby="quick-feeling">
              <h2 id="quick-feeling">{mood.feeling}</h2>
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
