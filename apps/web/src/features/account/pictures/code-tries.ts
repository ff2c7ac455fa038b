import { CODE_LIMIT } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { deviceValue } from '../../../device/store/parsed-values.ts';
import { shownPictures } from './shown-pictures.ts';

/** By a picture's random id. Neither whose it is nor what was tried is in it. */
const Tries = z.record(z.string(), z.object({ wrong: z.int(), restsUntil: z.number().nullable() }));
type Tries = z.infer<typeof Tries>;

const KEY = 'wonderlings.code-tries';
const kept = deviceValue(Tries);
/** Where the browser keeps nothing: as long as this page lasts. */
let unkept: Tries = {};

const read = (): Tries => kept.read(KEY) ?? unkept;

/** What is counted of pictures that are gone goes with them. */
function keep(tries: Tries): void {
  const shown = new Set(shownPictures().map(({ id }) => id));
  const left = Object.fromEntries(Object.entries(tries).filter(([id]) => shown.has(id)));
  if (Object.keys(left).length === 0) {
    kept.forget(KEY);
    unkept = {};
  } else unkept = kept.keep(KEY, left) ? {} : left;
}

/** Those in a row since the last rest was over. */
function triesOf(id: string): Tries[string] {
  const tries = read()[id];
  const isOver = tries?.restsUntil != null && tries.restsUntil <= Date.now();
  return tries && !isOver ? tries : { wrong: 0, restsUntil: null };
}

/** Whether this device asks for the password of a picture instead of its code: also after a reload, and without a network. */
export const codeRests = (id: string): boolean => triesOf(id).restsUntil !== null;

/** @param forSeconds as the server says; default: a whole rest */
export function restCode(id: string, forSeconds: number = CODE_LIMIT.restSeconds): void {
  keep({ ...read(), [id]: { wrong: CODE_LIMIT.tries, restsUntil: Date.now() + forSeconds * 1_000 } });
}

/** Counts a wrong code; after the last one the code rests. @returns how many tries are left */
export function countWrongCode(id: string): number {
  const wrong = triesOf(id).wrong + 1;
  if (wrong >= CODE_LIMIT.tries) restCode(id);
  else keep({ ...read(), [id]: { wrong, restsUntil: null } });
  return Math.max(0, CODE_LIMIT.tries - wrong);
}

/** The code was right, or the password, or the code is another one. */
export function forgetTries(id: string): void {
  const { [id]: _, ...others } = read();
  keep(others);
}

export const anyTries = (): boolean => Object.keys(read()).length > 0;
