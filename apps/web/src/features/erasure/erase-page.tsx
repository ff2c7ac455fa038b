import { useQuery } from '@tanstack/react-query';
import type { ErasureView } from '@wonderlings/erasure/contract';
import { useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { count, fill } from '../../lib/copy/fill.ts';
import { clockTime, fullDay, weekdayAt } from '../../lib/local-day/day-words.ts';
import { useName } from '../../lib/session/session.ts';
import { userIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { bubbleIcon, downloadIcon, phoneIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { moonIcon, playIcon, starIcon } from '../../ui/icons.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { AreaPage } from '../grown-up/index.ts';
import styles from './erase-page.module.css';
import { FORGET_COPY } from './erasure.copy.ts';
import { erasureQuery } from './erasure.query.ts';
import { aDayFrom, useFallAsleep } from './fall-asleep.ts';

const ICONS: Readonly<Record<(typeof FORGET_COPY.items)[number]['id'], IconShape>> = {
  feelings: bubbleIcon,
  activities: playIcon,
  earned: starIcon,
  profile: userIcon,
  device: phoneIcon,
};

/** What erasing means, to the hour; and the wish itself, behind the grown-up's password. */
export function ErasePage() {
  const { data: view } = useQuery(erasureQuery);
  return (
    <AreaPage title={FORGET_COPY.title} lead={FORGET_COPY.lead}>
      <div className={styles.grid}>
        <Gone view={view} />
        <Steps />
      </div>
      <TalkFirst />
      <AskForm />
      <Rest view={view} />
    </AreaPage>
  );
}

function Gone({ view }: { readonly view: ErasureView | undefined }) {
  const counts = { feelings: view?.feelings, activities: view?.activities };
  const many = (n: number | undefined) => (n === undefined ? '…' : count(n));
  const lineOf = (id: string, text: string) =>
    id === 'feelings' || id === 'activities' ? fill(text, { n: many(counts[id]) }) : text;
  return (
    <Card>
      <section className={styles.part}>
        <h2>{FORGET_COPY.gone}</h2>
        <ul className={styles.gone}>
          {FORGET_COPY.items.map(({ id, text }) => (
            <li key={id}>
              <Icon shape={ICONS[id]} />
              <span>{lineOf(id, text)}</span>
            </li>
          ))}
        </ul>
        <h3>{FORGET_COPY.left}</h3>
        <p>{fill(FORGET_COPY.leftLine, { date: view ? fullDay(view.backupsEnd) : '…' })}</p>
      </section>
    </Card>
  );
}

function Steps() {
  const [end] = useState(() => aDayFrom(new Date()));
  return (
    <Card>
      <section className={styles.part}>
        <h2>{FORGET_COPY.how}</h2>
        <ol className={styles.steps}>
          {FORGET_COPY.steps.map(({ id, title, text }) => (
            <li key={id} data-now={id === 'now' || undefined}>
              <b>{fill(title, { date: weekdayAt(end), time: clockTime(end) })}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

function TalkFirst() {
  const name = useName();
  return (
    <Card>
      <section className={styles.talk}>
        <Wonderling who="lulu" mood="sad-with-you" size={132} />
        <div className={styles.part}>
          <h2>{fill(FORGET_COPY.talk.title, { name })}</h2>
          <p>{fill(FORGET_COPY.talk.text, { name })}</p>
          <div className={styles.row}>
            <ButtonLink to="/grown-up/take-along" icon={downloadIcon}>
              {FORGET_COPY.first}
            </ButtonLink>
          </div>
        </div>
      </section>
    </Card>
  );
}

function AskForm() {
  const [agrees, setAgrees] = useState(false);
  const { field, asked, pending, submit } = useFallAsleep('grown-up', FORGET_COPY.noAnswer);
  return (
    <Card>
      <form className={styles.part} noValidate onSubmit={(event) => submit(event, agrees)}>
        <h2>{FORGET_COPY.ask}</h2>
        <div className={styles.fields}>
          <PasswordField label={FORGET_COPY.label} autoComplete="off" {...field} />
          <div>
            <CheckboxField
              label={FORGET_COPY.agree}
              checked={agrees}
              onChange={({ target }) => setAgrees(target.checked)}
            />
            {asked && !agrees && (
              <p role="alert" className={styles.danger}>
                {FORGET_COPY.agreeFirst}
              </p>
            )}
          </div>
        </div>
        <div className={styles.row}>
          <ButtonLink to="/grown-up" variant="main">
            {FORGET_COPY.keep}
          </ButtonLink>
          <Button
            type="submit"
            icon={moonIcon}
            className={styles.danger}
            pending={pending}
            pendingLabel={FORGET_COPY.pending}
          >
            {FORGET_COPY.button}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Rest({ view }: { readonly view: ErasureView | undefined }) {
  const name = useName();
  const { oneNote } = FORGET_COPY;
  return (
    <div className={styles.grid}>
      <Card tint>
        <section className={styles.part}>
          <h2>{oneNote.title}</h2>
          <p>{fill(oneNote.text, { name })}</p>
        </section>
      </Card>
      <Card tint>
        <section className={styles.part}>
          <h2>{FORGET_COPY.kinds}</h2>
          <ul className={styles.kinds}>
            {view?.kinds.map(({ id, what, howLong }) => (
              <li key={id}>
                {what}: {howLong}
              </li>
            ))}
          </ul>
          {view && (
            <p>{view.retention ? fill(FORGET_COPY.retention, { n: view.retention.years }) : FORGET_COPY.kept}</p>
          )}
        </section>
      </Card>
    </div>
  );
}
