import type { CheckResult, HistoryCheck } from '@wonderlings/proof/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { useSupportAddress } from '../../../lib/api/use-support.ts';
import { count, fill } from '../../../lib/copy/fill.ts';
import { clockTime, dateAt, fullDay } from '../../../lib/local-day/day-words.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Fold } from '../../../ui/fold.tsx';
import { dotsIcon, sealIcon } from '../../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { clockIcon } from '../../../ui/icons.ts';
import { DatePill } from '../../../ui/tag.tsx';
import { CHECK_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import checkStyles from './check.module.css';
import { problemsOf } from './problem-words.ts';
import { Street } from './street.tsx';
import styles from './verdict.module.css';

interface VerdictProps {
  readonly check: HistoryCheck & { readonly result: NonNullable<HistoryCheck['result']> };
  readonly name: string;
  /** The check ended while this page was open: then the verdict takes the focus. */
  readonly isFresh: boolean;
  readonly actions: ReactNode;
}

/** What came of a check: one sentence first, then the picture, then the proof and its limits. */
export function Verdict({ check: { at, street, result }, name, isFresh, actions }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const [problem] = problemsOf(result);
  const [fault] = result.faults;
  const isWell = !result.found;
  const crackedAt = fault?.at ?? fault?.after ?? null;
  return (
    <section className={`${proof.card} ${isWell ? proof.good : proof.found}`}>
      <div className={checkStyles.verdict}>
        <Wonderling
          who={isWell ? 'glim' : 'tuck'}
          mood={isWell ? 'cheering' : 'thinking'}
          size={168}
          className={checkStyles.who}
        />
        {at && (
          <DatePill tone={isWell ? 'ok' : 'warn'} icon={sealIcon} className={checkStyles.when}>
            {fill(CHECK_COPY.well.when, { date: dateAt(at), time: clockTime(at) })}
          </DatePill>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {isWell ? CHECK_COPY.well.title : problem?.title}
        </h2>
        <p className={checkStyles.lead}>{isWell ? fill(CHECK_COPY.well.lead, { name }) : problem?.text}</p>
      </div>
      {street && (
        <Street street={street} isRunning={false} cracked={fault && crackedAt ? crackedAt.slice(0, 10) : null} />
      )}
      {isWell ? <WellProof result={result} /> : <ProblemProof result={result} name={name} />}
      <div className={proof.row}>{actions}</div>
      <p className={proof.meta}>{fill(CHECK_COPY.well.sees, { name })}</p>
      <Expert result={result} />
    </section>
  );
}

const { well } = CHECK_COPY;

/** What was checked, and beside it in the same size what this cannot show. */
function WellProof({ result }: { readonly result: CheckResult }) {
  const { entries, from, pages, marks } = result;
  const slots = { total: count(entries), from: from ? fullDay(from) : '', to: CHECK_COPY.today };
  const waiting = pages?.notCompared.length ?? 0;
  return (
    <div className={checkStyles.proof}>
      <section>
        <h3>{well.checked}</h3>
        <ul className={`${checkStyles.points} ${checkStyles.done}`}>
          {well.items.map(({ title, text }) => (
            <Point key={title} icon={checkIcon} title={title} text={fill(text, slots)} />
          ))}
          {waiting > 0 && (
            <Point icon={clockIcon} {...well.waitingPages} text={fill(well.waitingPages.text, { tables: waiting })} />
          )}
          {marks.fitting > 0 ? <Point icon={checkIcon} {...well.end} /> : <Point icon={clockIcon} {...well.noMarks} />}
        </ul>
      </section>
      <section>
        <h3>{well.cannot}</h3>
        <ul className={checkStyles.points}>
          {well.limits.map((limit) => (
            <Point key={limit.title} icon={dotsIcon} {...limit} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface PointProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
}

const Point = ({ icon, title, text }: PointProps) => (
  <li>
    <Icon shape={icon} />
    <p>
      <b>{title}</b> {text}
    </p>
  </li>
);

const { means, todo, problems } = CHECK_COPY;

/** What a fault means, and what to do: calm, and without blame. */
function ProblemProof({ result, name }: { readonly result: CheckResult; readonly name: string }) {
  const email = useSupportAddress();
  const [, ...others] = problemsOf(result);
  const [fault] = result.faults;
  const isAltered = fault?.kind === 'altered' || fault?.kind === 'unopened';
  const { soundBefore, soundUntil, soundAfter, entries } = result;
  const isRestSound = isAltered && soundAfter > 0 && soundBefore + soundAfter + 1 === entries;
  return (
    <>
      {others.length > 0 && (
        <section className={checkStyles.others}>
          <h3>{problems.others}</h3>
          <ul>
            {others.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {result.hasMore && <p>{problems.more}</p>}
        </section>
      )}
      <div className={checkStyles.proof}>
        <section>
          <h3>{means.title}</h3>
          {fault && <p>{isAltered ? fill(means.altered, { n: count(fault.entry) }) : means.database}</p>}
          {fault && (
            <ul className={checkStyles.points}>
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
          <ol className={checkStyles.numbered}>
            {todo.items.map((item) => (
              <li key={item}>
                {item.includes('{email}') && !email ? todo.noAddress : fill(item, { email: email ?? '' })}
              </li>
            ))}
          </ol>
          {result.code && (
            <p className={checkStyles.code}>
              <span className={checkStyles.codeLabel}>{todo.code}</span> {result.code}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

const { expert } = CHECK_COPY;
const DIGITS_SHOWN = 32;

const inFours = (hash: string): string => (hash.slice(0, DIGITS_SHOWN).match(/.{4}/g) ?? []).join(' ');
const formatWords = ([format, n]: [string, number]): string =>
  fill(format === '0' ? expert.plain : expert.format, { n: count(n), format });

/** The figures, for those who want them. */
function Expert({ result: { anchor, entries, formats, pages, marks } }: { readonly result: CheckResult }) {
  return (
    <Fold className={styles.expert} summary={expert.title}>
      <dl>
        {anchor && <Figure term={expert.anchor}>{`${anchor.entry}: ${inFours(anchor.hash)}`}</Figure>}
        <Figure term={expert.entries}>
          {[count(entries), ...Object.entries(formats).map(formatWords)].join(', ')}
        </Figure>
        {pages && (
          <Figure term={expert.tables}>
            {fill(expert.tablesLine, { tables: count(pages.tables), rows: count(pages.rows) })}
          </Figure>
        )}
        <Figure term={expert.marks}>
          {marks.since
            ? fill(expert.marksLine, { n: count(marks.fitting), date: dateAt(marks.since) })
            : expert.noMarks}
        </Figure>
      </dl>
      <p>{expert.alone}</p>
    </Fold>
  );
}

const Figure = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
