import type { Difference, Verification } from '@wonderlings/read-model';
import { perSecond } from './progress.ts';

function sentence({ table, key, kind, columns }: Difference): string {
  const names = Object.entries(key).map(([name, value]) => `${name} ${value}`);
  const row = `${table}: the row with ${names.join(', ')}`;
  if (kind === 'missing') return `${row} is missing; the log says that there is one.`;
  if (kind === 'extra') return `${row} should not be there; the log knows of none.`;
  const sides = columns.map(({ name, live, replayed }) => `${name}: live has ${live}, the log says ${replayed}`);
  return `${row} differs. ${sides.join('; ')}.`;
}

function changeOf({ id, type, stream, revision, position, breaks }: NonNullable<Verification['brokenLink']>): string {
  const place = `revision ${revision}, position ${position} (${type} ${id})`;
  return breaks === 'chain'
    ? `The log was changed: the hash chain of ${stream} breaks at ${place}.`
    : `The log was changed: what ${stream} has at ${place} does not open with its child's key.`;
}

function tellOfLog({ unsealable, anchor, anchorHolds }: Verification): void {
  if (unsealable > 0)
    console.log(`${unsealable} events are of erased children, of which only the hashes could be checked.`);
  if (anchorHolds) console.log('The log holds the anchor that was given.');
  if (anchor) console.log(`Anchor of this log, to keep elsewhere: ${anchor.position}:${anchor.digest}`);
}

/** Tells what a verification has found, on stdout and stderr; answers whether all is well. */
export function reportVerification(found: Verification): boolean {
  const { events, ms, compared, notCompared, differing, differences, brokenLink, anchorHolds } = found;
  if (brokenLink) console.error(changeOf(brokenLink));
  else if (anchorHolds === false) console.error('The log was changed: it does not hold the anchor that was given.');
  for (const stream of found.lostKeys) {
    console.error(`The key of ${stream} is gone although it was never erased: only its hashes could be checked.`);
  }
  if (found.hasMoreLostKeys) console.error('There are more streams without a key than these.');
  for (const difference of differences) console.error(sentence(difference));
  if (differing > differences.length) console.error(`${differing} rows differ in all.`);
  for (const { table, reason } of notCompared) console.error(`${table} was not compared: ${reason}.`);
  const isWell =
    !brokenLink && found.lostKeys.length === 0 && anchorHolds !== false && differing === 0 && notCompared.length === 0;
  if (isWell) {
    const rate = `${perSecond(events, ms)} events/s`;
    console.log(`Verified ${compared.join(', ')}: ${events} events say exactly what the live tables hold (${rate}).`);
    tellOfLog(found);
  }
  return isWell;
}
