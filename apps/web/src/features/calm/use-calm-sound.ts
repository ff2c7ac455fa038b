import { useCallback, useEffect } from 'react';
import { useSound } from '../../lib/tones/sound.ts';
import type { CalmSessionId } from './calm.catalogue.ts';
import type { CalmBeat } from './calm-position.ts';
import { openCalmSound } from './calm-sound.ts';

interface Moment {
  readonly beat: CalmBeat | null;
  /** How many keepsakes were found. */
  readonly found: number;
  readonly running: boolean;
}

/** The session's own sound, off until asked for; it breathes with the scene and stands still with it. */
export function useCalmSound(id: CalmSessionId, { beat, found, running }: Moment) {
  const open = useCallback(() => openCalmSound(id), [id]);
  const { isOn, setOn, sound } = useSound(open, 'The gentle sound could not start');
  const phase = beat?.phase;
  const seconds = beat?.seconds ?? 0;
  const breath = beat?.breath ?? 0;

  useEffect(() => sound?.hush(!running), [sound, running]);
  useEffect(() => {
    if (running && phase) sound?.breathe({ phase, seconds, breath });
  }, [sound, running, phase, seconds, breath]);
  useEffect(() => {
    if (found > 0) sound?.chime();
  }, [sound, found]);
  return { isOn, setOn };
}
