import { useId } from 'react';
import { changeComfort, useComfort } from '../../lib/comfort/comfort.ts';
import { TEXT_SIZES } from '../../lib/comfort/comfort-choices.ts';
import { soundsLike } from '../../lib/feedback/feedback.ts';
import { useVoices, voiceToUse } from '../../lib/speech/speaker.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ACCESSIBILITY } from './accessibility.copy.ts';
import styles from './comfort-sheet.module.css';

interface ComfortSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Each choice shows at once on the page behind, and stays on this device. */
export function ComfortSheet({ open, onOpenChange }: ComfortSheetProps) {
  const say = useWords();
  const { textSize, calmMotion, strongColors } = useComfort();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say(ACCESSIBILITY.open)}
      closeLabel={ACCESSIBILITY.close}
      size="narrow"
      from="corner"
    >
      <div className={styles.choices}>
        <fieldset className={styles.sizes}>
          <legend>{ACCESSIBILITY.textSize}</legend>
          {TEXT_SIZES.map((size) => (
            <label key={size} className={styles[size]}>
              <input
                type="radio"
                name="text-size"
                checked={size === textSize}
                onChange={() => changeComfort({ textSize: size })}
              />
              <span>{ACCESSIBILITY.sizes[size]}</span>
            </label>
          ))}
        </fieldset>
        <CheckboxField
          label={ACCESSIBILITY.calmMotion}
          checked={calmMotion}
          onChange={({ target: { checked } }) =>
            changeComfort(checked ? { calmMotion: true, ...ALL_SOUNDS(false) } : { calmMotion: false })
          }
        />
        <CheckboxField
          label={say(ACCESSIBILITY.strongColors)}
          checked={strongColors}
          onChange={(event) => changeComfort({ strongColors: event.target.checked })}
        />
        <ReadAloudButton />
        <VoiceChoice />
        <SoundChoices />
      </div>
    </Sheet>
  );
}

const ALL_SOUNDS = (isOn: boolean) => ({ taps: isOn, voices: isOn, waves: isOn, buzz: isOn });

/** Off until asked for, and again when less motion is; one switch for all. A buzz is offered only where the device can. */
function SoundChoices() {
  const say = useWords();
  const { calmMotion, taps, voices, waves, buzz } = useComfort();
  const { title, line, calmLine, tapsLine, voicesLine, wavesLine, buzzLine, ...words } = say(ACCESSIBILITY.sounds);
  const canBuzz = typeof navigator.vibrate === 'function';
  const isOff = !taps && !voices && !waves && !buzz;
  return (
    <fieldset className={styles.sounds}>
      <legend>{title}</legend>
      <p>{calmMotion && isOff ? calmLine : line}</p>
      <CheckboxField
        label={words.all}
        checked={taps && voices && waves && (buzz || !canBuzz)}
        onChange={({ target: { checked } }) => changeComfort(ALL_SOUNDS(checked))}
      />
      <CheckboxField
        label={words.taps}
        hint={tapsLine}
        checked={taps}
        onChange={(event) => changeComfort({ taps: event.target.checked })}
      />
      <CheckboxField
        label={words.voices}
        hint={voicesLine}
        checked={voices}
        onChange={(event) => changeComfort({ voices: event.target.checked })}
      />
      <CheckboxField
        label={words.waves}
        hint={wavesLine}
        checked={waves}
        onChange={(event) => changeComfort({ waves: event.target.checked })}
      />
      {canBuzz && (
        <CheckboxField
          label={words.buzz}
          hint={buzzLine}
          checked={buzz}
          onChange={(event) => changeComfort({ buzz: event.target.checked })}
        />
      )}
      {!isOff && (
        <>
          <Button {...soundsLike(voices ? 'sample' : 'pop:okay')}>{words.try}</Button>
          <p>
            {words.evening} {words.silentPhone}
          </p>
        </>
      )}
    </fieldset>
  );
}

/** Which of the device's own voices reads; nothing where there is no choice. */
function VoiceChoice() {
  const id = useId();
  const voices = useVoices();
  const { voice } = useComfort();
  if (voices.length < 2) return null;
  return (
    <div className={styles.voice}>
      <label htmlFor={id}>{ACCESSIBILITY.voice}</label>
      <select
        id={id}
        value={voiceToUse(voices, voice)?.voiceURI}
        onChange={(event) => changeComfort({ voice: event.target.value })}
      >
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
