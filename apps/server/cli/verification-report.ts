import type { Fault } from '@wonderlings/kernel';
import type { Difference, StreamFault, Verification } from '@wonderlings/read-model';
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

/** One sentence a kind, as the page of a family has it. */
const FAULTS: Readonly<Record<Fault['kind'], (fault: Fault) => string>> = {
  altered: ({ entry, at }) => `entry ${entry} (${at}) was changed: it is not the one that was sealed`,
  unopened: ({ entry, at }) => `entry ${entry} (${at}) was changed: it does not open with its child's key`,
  removed: ({ entry, other, after, before }) =>
    `${entry === other ? `entry ${entry} was` : `entries ${entry} to ${other} were`} taken out, between ${after ?? 'the beginning'} and ${before}`,
  inserted: ({ entry, at }) => `entry ${entry} (${at}) was put in: it does not follow the entry before it`,
  moved: ({ entry, other, at }) =>
    `entries ${entry} and ${other} (${at}) were moved: they are not in the order they were written in`,
  'cut-off': ({ entry, other, at, after }) =>
    `the end was cut off: at ${at} there were ${other} entries, now there are ${entry - 1}, up to ${after ?? 'none'}`,
  replaced: ({ entry, at }) =>
    `entry ${entry} was replaced by a holder of the keys: the anchor of ${at} knows another one`,
};

const faultSentence = ({ stream, fault }: StreamFault): string =>
  fault === 'gone'
    ? `The log was changed: a stream that the anchors call ${stream} is gone as a whole.`
    : `The log was changed: of ${stream}, ${FAULTS[fault.kind](fault)}.`;

function tellOfAnchors({ kept, faults, gap }: Verification): void {
  if (gap) console.error(`The log was changed: an event is missing. ${gap}.`);
  for (const fault of faults) console.error(faultSentence(fault));
  for (const { at } of kept.differing) console.error(`The log does not hold the anchor that was kept at ${at}.`);
  for (const at of kept.gaps)
    console.error(`An anchor that was kept before ${at} is gone, or was changed. The log may fit all the same.`);
}

function tellOfLog({ unsealable, anchor, anchorHolds, kept }: Verification): void {
  if (kept.since) console.log(`${kept.lines} anchors kept since ${kept.since} fit.`);
  else console.log('No anchors are kept yet: whether an end was cut off cannot be said. See ANCHOR_DIR.');
  if (unsealable > 0)
    console.log(`${unsealable} events are of erased children, of which only the hashes could be checked.`);
  if (anchorHolds) console.log('The log holds the anchor that was given.');
  if (anchor) console.log(`Anchor of this log, to keep elsewhere: ${anchor.position}:${anchor.digest}`);
}

/** Tells what a verification has found, on stdout and stderr; answers whether all is well. */
export function reportVerification(found: Verification): boolean {
  const { events, ms, compared, notCompared, differing, differences, brokenLink, anchorHolds } = found;
  tellOfAnchors(found);
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
    !brokenLink &&
    !found.gap &&
    found.faults.length === 0 &&
    found.kept.differing.length === 0 &&
    found.kept.gaps.length === 0 &&
    found.lostKeys.length === 0 &&
    anchorHolds !== false &&
    differing === 0 &&
    notCompared.length === 0;
  if (isWell) {
    const rate = `${perSecond(events, ms)} events/s`;
    console.log(`Verified ${compared.join(', ')}: ${events} events say exactly what the live tables hold (${rate}).`);
    tellOfLog(found);
  }
  return isWell;
}
