import type { CheckResult } from '@wonderlings/proof/contract';
import { useSupportAddress } from '../../../lib/api/use-support.ts';
import { count, fill } from '../../../lib/copy/fill.ts';
import { clockTime, dateAt } from '../../../lib/local-day/day-words.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { dotsIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CHECK_COPY } from '../proof.copy.ts';
import styles from './check.module.css';
import { problemsOf } from './problem-words.ts';

const { means, todo, problems } = CHECK_COPY;

/** What a fault means, and what to do: calm, and without blame. */
export function ProblemProof({ result, name }: { readonly result: CheckResult; readonly name: string }) {
  const email = useSupportAddress();
  const [, ...others] = problemsOf(result);
  const [fault] = result.faults;
  const isAltered = fault?.kind === 'altered' || fault?.kind === 'unopened';
  const { soundBefore, soundUntil, soundAfter, entries } = result;
  const isRestSound = isAltered && soundAfter > 0 && soundBefore + soundAfter + 1 === entries;
  return (
    <>
      {others.length > 0 && (
        <section className={styles.others}>
          <h3>{problems.others}</h3>
          <ul>
            {others.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {result.hasMore && <p>{problems.more}</p>}
        </section>
      )}
      <div className={styles.proof}>
        <section>
          <h3>{means.title}</h3>
          {fault && <p>{isAltered ? fill(means.altered, { n: count(fault.entry) }) : means.database}</p>}
          {fault && (
            <ul className={styles.points}>
              {soundUntil && (
                <li>
                  <Icon shape={checkIcon} />
                  <p>
                    {fill(means.before, {
                      date: dateAt(soundUntil),
                      time: clockTime(soundUntil),
                      n: count(soundBefore),
                    })}
                  </p>
                </li>
              )}
              {isRestSound && (
                <li>
                  <Icon shape={dotsIcon} />
                  <p>{fill(means.after, { other: count(soundAfter) })}</p>
                </li>
              )}
            </ul>
          )}
          <p>{fill(means.notChild, { name })}</p>
        </section>
        <section>
          <h3>{todo.title}</h3>
          <ol className={styles.numbered}>
            {todo.items.map((item) => (
              <li key={item}>
                {item.includes('{email}') && !email ? todo.noAddress : fill(item, { email: email ?? '' })}
              </li>
            ))}
          </ol>
          {result.code && (
            <p className={styles.code}>
              <span className={styles.codeLabel}>{todo.code}</span> {result.code}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
