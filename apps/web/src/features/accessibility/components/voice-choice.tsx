import { useId } from 'react';
import { changeComfort, useComfort } from '../../../lib/comfort/comfort.ts';
import { useVoices } from '../../../lib/speech/use-voices.ts';
import { voiceToUse } from '../../../lib/speech/voices.ts';
import { ACCESSIBILITY } from '../accessibility.copy.ts';
import styles from './comfort-sheet.module.css';

/** Which of the device's own voices reads; nothing where there is no choice. */
export function VoiceChoice() {
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
