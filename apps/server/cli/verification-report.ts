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

/** Tells what a verification has found, on stdout and stderr; answers whether all is well. */
export function reportVerification(found: Verification): boolean {
  const { events, ms, compared, notCompared, differing, differences, brokenLink } = found;
  if (brokenLink) {
    const { id, type, stream, revision, position } = brokenLink;
    console.error(
      `The log was changed: the hash chain of ${stream} breaks at revision ${revision}, position ${position} (${type} ${id}).`,
    );
  }
  for (const difference of differences) console.error(sentence(difference));
  if (differing > differences.length) console.error(`${differing} rows differ in all.`);
  for (const { table, reason } of notCompared) console.error(`${table} was not compared: ${reason}.`);
  const isWell = !brokenLink && differing === 0 && notCompared.length === 0;
  if (isWell) {
    const rate = `${perSecond(events, ms)} events/s`;
    console.log(`Verified ${compared.join(', ')}: ${events} events say exactly what the live tables hold (${rate}).`);
  }
  return isWell;
}
