import type { ComparedKeepsake } from '@wonderlings/proof/contract';
import { useEffect, useRef } from 'react';
import { useSupportAddress } from '../../../lib/api/use-support.ts';
import { count, fill } from '../../../lib/copy/fill.ts';
import { dateAt, fullDay } from '../../../lib/local-day/day-words.ts';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { printIcon, sealIcon } from '../../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { heartIcon, linkIcon, replayIcon } from '../../../ui/icons.ts';
import { DatePill } from '../../../ui/tag.tsx';
import { CHILD_KEEPSAKE_COPY, KEEPSAKE_COPY } from '../proof.copy.ts';
import proof from '../proof.module.css';
import styles from './compare-keepsake.module.css';
import { GlassPicture } from './glass-picture.tsx';
import layout from './keepsake.module.css';
import type { KeepsakeReader } from './keepsake.query.ts';
import { KeepsakeLink } from './keepsake-frame.tsx';

const { fits, not } = KEEPSAKE_COPY;
const ICONS: Readonly<Record<(typeof not.items)[number]['id'], IconShape>> = {
  whose: heartIcon,
  where: linkIcon,
  moved: replayIcon,
};

interface ComparedResultProps {
  readonly reader: KeepsakeReader;
  readonly compared: ComparedKeepsake;
  readonly places: readonly (number | undefined)[];
  readonly onRetype: () => void;
}

/** What came of a comparison. It takes the focus: it stands where the fields were. */
export function ComparedResult({ reader, compared, places, onRetype }: ComparedResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = reader === 'child' ? CHILD_KEEPSAKE_COPY : { fits: fits.title, not: not.title };
  return (
    <section className={`${styles.result} ${compared.fits ? proof.good : proof.found}`}>
      <div className={styles.picture}>
        <GlassPicture places={places} label={compared.fits ? fits.alt : not.alt} />
      </div>
      <div className={styles.told}>
        <DatePill tone={compared.fits ? 'ok' : 'warn'} icon={sealIcon}>
          {fill(KEEPSAKE_COPY.compared, { date: dateAt(compared.comparedAt) })}
        </DatePill>
        <h2 ref={heading} tabIndex={-1}>
          {compared.fits ? said.fits : said.not}
        </h2>
        {reader === 'child' ? (
          <ForChild fits={compared.fits} onRetype={onRetype} />
        ) : compared.fits ? (
          <Fits compared={compared} />
        ) : (
          <Not onRetype={onRetype} />
        )}
      </div>
    </section>
  );
}

/** The heading has said it all: what is left is the way on. */
function ForChild({ fits: isWell, onRetype }: { readonly fits: boolean; readonly onRetype: () => void }) {
  return (
    <div className={proof.row}>
      {isWell ? (
        <KeepsakeLink reader="child" to="make" variant="main">
          {fits.again}
        </KeepsakeLink>
      ) : (
        <Button variant="main" onClick={onRetype}>
          {not.retype}
        </Button>
      )}
    </div>
  );
}

function Fits({ compared: { date, entry, since, follows } }: { readonly compared: ComparedKeepsake }) {
  return (
    <>
      <p className={styles.lead}>{fill(fits.lead, { date: date ? fullDay(date) : '', n: count(entry ?? 0) })}</p>
      <p>{sinceWords(since ?? 0, follows)}</p>
      <p className={proof.meta}>{fits.trust}</p>
      <div className={proof.row}>
        <ButtonLink to="/grown-up/keepsake" search={{}} variant="main" icon={windowIcon}>
          {fits.again}
        </ButtonLink>
        <ButtonLink to="/grown-up" variant="ghost">
          {fits.back}
        </ButtonLink>
      </div>
    </>
  );
}

function sinceWords(other: number, follows: boolean): string {
  if (!follows) return fill(fits.broken, { other: count(other) });
  if (other === 0) return fits.sinceNone;
  return other === 1 ? fits.sinceOne : fill(fits.since, { other: count(other) });
}

function Not({ onRetype }: { readonly onRetype: () => void }) {
  const email = useSupportAddress();
  return (
    <>
      <p className={styles.lead}>{not.lead}</p>
      <h3>{not.before}</h3>
      <ul className={layout.advice}>
        {not.items.map(({ id, title, text }) => (
          <li key={id}>
            <Icon shape={ICONS[id]} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
      <h3>{not.else}</h3>
      <p>{fill(not.elseLine, { email: email ?? not.noAddress })}</p>
      <div className={proof.row}>
        <Button variant="main" icon={printIcon} onClick={() => window.print()}>
          {not.print}
        </Button>
        <Button variant="ghost" onClick={onRetype}>
          {not.retype}
        </Button>
      </div>
    </>
  );
}
