import { useId, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { clockTime, weekdayAt } from '../../lib/local-day/day-words.ts';
import { sunIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leafIcon, moonIcon } from '../../ui/icons.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { LEAVE_COPY } from './erasure.copy.ts';
import { aDayFrom, useFallAsleep } from './fall-asleep.ts';
import styles from './leave-page.module.css';
import { RetentionNotice } from './retention-notice.tsx';

/** A child's own way to go: what happens, a way to stay, and its password. */
export function LeavePage() {
  const [end] = useState(() => aDayFrom(new Date()));
  const { field, pending, submit } = useFallAsleep('child', LEAVE_COPY.noAnswer);
  const facts = [
    { icon: moonIcon, title: LEAVE_COPY.sleeps, line: LEAVE_COPY.sleepsLine },
    {
      icon: sunIcon,
      title: LEAVE_COPY.wake,
      line: fill(LEAVE_COPY.wakeLine, { date: weekdayAt(end), time: clockTime(end) }),
    },
    { icon: leafIcon, title: LEAVE_COPY.gone, line: LEAVE_COPY.goneLine },
  ];
  return (
    <Page width="reading">
      <RetentionNotice />
      <div className={styles.leave}>
        <Wonderling who="lulu" mood="sad-with-you" size={148} className={styles.figure} />
        <Card>
          <form className={styles.words} noValidate onSubmit={submit}>
            <PageHeading>{LEAVE_COPY.title}</PageHeading>
            <p className={styles.lead}>
              {LEAVE_COPY.lead} {LEAVE_COPY.list}
            </p>
            <ul className={styles.facts}>
              {facts.map(({ icon, title, line }) => (
                <li key={title}>
                  <Icon shape={icon} />
                  <p>
                    <b>{title}</b>
                    {line}
                  </p>
                </li>
              ))}
            </ul>
            <p>
              <Unbroken>{LEAVE_COPY.talk}</Unbroken>
            </p>
            <PasswordField label={LEAVE_COPY.password} autoComplete="current-password" {...field} />
            <div className={styles.row}>
              <ButtonLink to="/settings" variant="main">
                {LEAVE_COPY.stay}
              </ButtonLink>
              <Button
                type="submit"
                icon={moonIcon}
                className={styles.danger}
                pending={pending}
                pendingLabel={LEAVE_COPY.pending}
              >
                {LEAVE_COPY.go}
              </Button>
            </div>
            <p className={styles.hint}>{LEAVE_COPY.justLeave}</p>
          </form>
        </Card>
      </div>
    </Page>
  );
}

/** At the end of the settings: the way to the page on which a child can go. */
export function LeaveSection() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <RetentionNotice />
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{LEAVE_COPY.card.title}</h2>
          <p>{LEAVE_COPY.card.text}</p>
          <div className={styles.row}>
            <ButtonLink to="/settings/leave">{LEAVE_COPY.card.button}</ButtonLink>
          </div>
        </div>
      </Card>
    </section>
  );
}
