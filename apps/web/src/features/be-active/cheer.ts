import { fill } from '../../lib/copy/fill.ts';
import { CHEERS } from './be-active.copy.ts';

/** What there is to praise: always a deed, and only one that was done. */
export interface Deed {
  readonly title: string;
  /** The timer rang, or the child said that it was done. */
  readonly ended: 'rang' | 'stopped';
  /** Picked by hand, not by the wheel. */
  readonly ownIdea: boolean;
  /** Never done before on this device. */
  readonly isNew: boolean;
  /** How many moves this visit had before, so that doing one again has another word. */
  readonly before: number;
}

const TO_THE_END = [CHEERS.tillItRang, CHEERS.toTheEnd, CHEERS.warm] as const;

/** Pogo's word for it: for having tried, for the idea, for going on, or for stopping in time. */
export function cheerFor({ title, ended, ownIdea, isNew, before }: Deed): string {
  if (ended === 'stopped') return CHEERS.stopped;
  if (isNew) return CHEERS.newMove;
  if (ownIdea && before === 0) return CHEERS.ownIdea;
  return fill(TO_THE_END[before % TO_THE_END.length] ?? CHEERS.warm, { title });
}
