import { intensityLabel, MOOD_LABELS, type RichMood, type RichMoodId } from '@wonderlings/journal/catalogue';
import { INTENSITY } from '@wonderlings/journal/contract';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FeelingBubble } from '../../art/feelings/feeling-bubble.tsx';
import { takeOff } from '../../art/feelings/flight.ts';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { leftIcon } from '../../ui/icons.ts';
import { Slider } from '../../ui/slider.tsx';
import styles from './feeling-detail.module.css';
import { moodColors } from './mood-look.ts';
import { PromptList } from './prompt-list.tsx';
import { NoteField, SaveButton, SaveFailureNote, SaveRow } from './save-form.tsx';
import type { JournalFlow } from './use-flows.ts';

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
  const say = useWords();
  useEffect(() => heading.current?.focus(), []);
  const halo = useRef<HTMLDivElement>(null);
  // Once it is saved the page goes, and Blot holds the bubble.
  useLayoutEffect(() => {
    const bubble = halo.current?.firstElementChild;
    return () => {
      if (bubble) takeOff(bubble);
    };
  }, []);

  return (
    <section data-step="" className={styles.detail} style={moodColors(mood)} aria-labelledby={headingId}>
      <div className={styles.back}>
        <Button variant="text" icon={leftIcon} onClick={() => send({ type: 'mood.choose-different' })}>
          {MOOD_LABELS.chooseDifferent}
        </Button>
      </div>
      <div className={styles.feeling}>
        <div ref={halo} className={styles.halo} data-intensity={intensity}>
          <FeelingBubble feeling={moodId} />
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
          {intensity === INTENSITY.max && say(mood.strongLine)}
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

interface IntensityDialProps {
  readonly value: number;
  /** The step in this feeling's own words. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function IntensityDial({ value, label, disabled, onChange }: IntensityDialProps) {
  const say = useWords();
  return (
    <div className={styles.dial}>
      <p className={styles.question} aria-hidden="true">
        {say(MOOD_LABELS.sliderLabel)}
      </p>
      <Slider
        label={say(MOOD_LABELS.sliderLabel)}
        value={value}
        min={INTENSITY.min}
        max={INTENSITY.max}
        valueText={label}
        disabled={disabled}
        onChange={onChange}
      />
      <div className={styles.ends}>
        <span>{MOOD_LABELS.lessIntense}</span>
        <span>{MOOD_LABELS.moreIntense}</span>
      </div>
      <p className={styles.now}>{label}</p>
    </div>
  );
}
