import type { CheckResult, Fault } from '@wonderlings/proof/contract';
import { count, fill } from '../../../lib/copy/fill.ts';
import { clockTime, dateAt, fullDateAt } from '../../../lib/local-day/day-words.ts';
import { CHECK_COPY } from '../proof.copy.ts';

const { problems } = CHECK_COPY;

export interface Problem {
  readonly title: string;
  readonly text: string;
}

const moment = (at: string | null): string => (at === null ? problems.start : `${dateAt(at)}, ${clockTime(at)}`);

function problemOf(fault: Fault, total: number): Problem {
  const { title, text } = problems[fault.kind];
  const n = count(fault.entry);
  const other = count(fault.other ?? fault.entry);
  const at = fault.at ?? fault.after;
  const when = { date: at ? fullDateAt(at) : problems.start, time: at ? clockTime(at) : '' };
  switch (fault.kind) {
    case 'removed': {
      const sentence = fault.other === fault.entry ? text : problems.removed.several;
      return { title, text: fill(sentence, { from: moment(fault.after), to: moment(fault.before), n, other }) };
    }
    case 'cut-off':
      return {
        title,
        text: fill(text, {
          time: moment(fault.at),
          total: other,
          n: count(fault.entry - 1),
          date: moment(fault.after),
        }),
      };
    default:
      return { title, text: fill(text, { ...when, n, other, total: count(total) }) };
  }
}

/** What a check has found, the first thing first. */
export function problemsOf({ faults, entries, pages, marks }: CheckResult): readonly Problem[] {
  const [gap] = marks.gaps;
  return [
    ...faults.map((fault) => problemOf(fault, entries)),
    ...((pages?.differing.length ?? 0) > 0 ? [problems['pages-differ']] : []),
    ...(gap === undefined
      ? []
      : [{ ...problems['anchor-gone'], text: fill(problems['anchor-gone'].text, { date: dateAt(gap) }) }]),
  ];
}
