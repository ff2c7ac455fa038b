import { intensityLabel, MOOD_LABELS, type RichMood, type RichMoodId } from '@wonderlings/journal/catalogue';
import { INTENSITY } from '@wonderlings/journal/contract';
import { useEffect, useId, useRef } from 'react';
import { newIdempotencyKey } from '../../../../lib/api/request.ts';
import { Button } from '../../../../ui/button.tsx';
import { leftIcon } from '../../../../ui/icons.ts';
import { RICH_ART } from '../../mood-art.ts';
import type { JournalFlow } from '../../use-journal-flow.ts';
import { FeelingBubble } from '../bubble/feeling-bubble.tsx';
import { moodColors } from '../bubble/mood-colors.ts';
import { SaveButton } from '../saving/save-button.tsx';
import { SaveFailureNote } from '../saving/save-failure-note.tsx';
import { SaveRow } from '../saving/save-row.tsx';
import styles from './feeling-detail.module.css';
import { IntensityDial } from './intensity-dial.tsx';
import { NoteField } from './note-field.tsx';
import { PromptList } from './prompt-list.tsx';

interface FeelingDetailProps {
  readonly moodId: RichMoodId;
  readonly mood: RichMood;
  readonly flow: JournalFlow;
}

/** One feeling: how big it is, three questions about it, and room for words. */
export function FeelingDetail({ moodId, mood, flow: { snapshot, send } }: FeelingDetailProps) {
  const { intensity, note, failure } = snapshot.context;
  const saving = snapshot.matches('saving');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.detail} style={moodColors(mood)} aria-labelledby={headingId}>
      <div className={styles.back}>
        <Button variant="text" icon={leftIcon} onClick={() => send({ type: 'mood.choose-different' })}>
          {MOOD_LABELS.chooseDifferent}
        </Button>
      </div>
      <div className={styles.feeling}>
        <div className={styles.halo} data-intensity={intensity}>
          <FeelingBubble art={RICH_ART[moodId]} awake />
        </div>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.name}>
          {mood.feeling}
        </h2>
        <p className={styles.lead}>{mood.description}</p>
        <IntensityDial
          value={intensity}
          label={intensityLabel(mood, intensity)}
          disabled={saving}
          onChange={(value) => send({ type: 'intensity.change', intensity: value })}
        />
        <p role="status" className={styles.strong}>
          {intensity === INTENSITY.max && mood.strongLine}
        </p>
      </div>
      <div className={styles.write}>
        <PromptList prompts={mood.reflectionPrompts} />
        <NoteField note={note} readOnly={saving} onChange={(words) => send({ type: 'note.change', note: words })} />
        <SaveFailureNote failure={failure} kept="mood" />
        <SaveRow>
          <SaveButton saving={saving} onSave={() => send({ type: 'mood.save', newKey: newIdempotencyKey() })}>
            {MOOD_LABELS.save}
          </SaveButton>
        </SaveRow>
      </div>
    </section>
  );
}
