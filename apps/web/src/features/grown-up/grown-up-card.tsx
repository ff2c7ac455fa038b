import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/contract';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { failedToast } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { clockTime, dayAt, dayName, minuteFrom } from '../../lib/local-day/day-words.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useUser } from '../../lib/session/session.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon, replayIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useIsPast } from './area/use-minutes-left.ts';
import { consentQuery } from './consent/consent.query.ts';
import { CARD_COPY, PASSWORD_COPY } from './grown-up.copy.ts';
import { stopResetMutation } from './grown-up.mutation.ts';
import { type GrownUpArea, useGrownUpArea } from './grown-up.query.ts';
import styles from './grown-up-card.module.css';
import { ChangeDialog } from './password/change-dialog.tsx';
import { ForgottenDialog } from './password/forgotten-dialog.tsx';
import { SetUpDialog } from './password/set-up-dialog.tsx';
import { UnlockDialog } from './password/unlock-dialog.tsx';

type Asks = 'set-up' | 'unlock' | 'change' | 'reset' | 'forgotten';

interface GrownUpCardProps {
  /** The set-up, open from the beginning where there is no password yet. */
  readonly setsUp?: boolean;
}

/** In Settings: why there is a grown-up password, how to set one, and what can be done with it. */
export function GrownUpCard({ setsUp = false }: GrownUpCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { area, isError, retry } = useGrownUpArea();
  const [asks, setAsks] = useState<Asks | null>(setsUp ? 'set-up' : null);
  // A password that was just set: the third step is still to be read.
  const [begunUnset, setBegunUnset] = useState(false);
  const isUnset = area !== undefined && !area.isSet;
  if (isUnset && !begunUnset) setBegunUnset(true);
  const navigate = useNavigate();
  const close = () => {
    setAsks(null);
    // The button that opened it may be gone with what it did.
    setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  };
  return (
    <section id="grown-up" aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.inner}>
          <Wonderling who="pip" mood={area?.isSet ? 'happy' : 'listening'} size={150} className={styles.figure} />
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
            <Icon shape={glassesIcon} />
            <span>
              <Unbroken>{CARD_COPY.heading}</Unbroken>
            </span>
          </h2>
          <TryOutNotice />
          {area && !area.isSet && <NotSet onSetUp={() => setAsks('set-up')} />}
          {area?.isSet && <IsSet area={area} onAsk={setAsks} />}
          {!area && !isError && (
            <div role="status">
              <VisuallyHidden>{CARD_COPY.loading}</VisuallyHidden>
              <Skeleton height="9rem" />
            </div>
          )}
          {isError && (
            <div role="alert" className={styles.acts}>
              <p>{CARD_COPY.failed}</p>
              <Button icon={replayIcon} onClick={retry}>
                {CARD_COPY.again}
              </Button>
            </div>
          )}
        </div>
      </Card>
      {asks === 'set-up' && area && begunUnset && <SetUpDialog onClose={close} />}
      {asks === 'unlock' && (
        <UnlockDialog
          onClose={close}
          onForgotten={() => setAsks('forgotten')}
          onOpened={() => {
            setAsks(null);
            void navigate({ to: '/grown-up' });
          }}
        />
      )}
      {asks === 'change' && <ChangeDialog isReset={false} onClose={close} />}
      {asks === 'reset' && <ChangeDialog isReset onClose={close} />}
      {asks === 'forgotten' && <ForgottenDialog onClose={close} />}
    </section>
  );
}

function NotSet({ onSetUp }: { readonly onSetUp: () => void }) {
  const { canSee, stays } = CARD_COPY;
  return (
    <>
      <p className={styles.lead}>{CARD_COPY.lead}</p>
      <p>{CARD_COPY.thenLine}</p>
      <div className={styles.lists}>
        <List title={canSee.title} items={canSee.items} icon={<Icon shape={glassesIcon} />} />
        <List title={stays.title} items={stays.items} icon={<Icon shape={lockIcon} />} />
      </div>
      <div className={styles.acts}>
        <Button variant="main" onClick={onSetUp}>
          {CARD_COPY.setUp}
        </Button>
      </div>
      <p className={styles.hint}>{CARD_COPY.notYet}</p>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: ReactNode;
}

function List({ title, items, icon }: ListProps) {
  return (
    <section className={styles.list}>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

interface IsSetProps {
  readonly area: GrownUpArea;
  readonly onAsk: (asks: Asks) => void;
}

function IsSet({ area, onAsk }: IsSetProps) {
  const today = useToday();
  const { isDemo } = useUser();
  return (
    <>
      {area.setOn && <p className={styles.lead}>{fill(CARD_COPY.set, { date: dayName(area.setOn, today) })}</p>}
      <p>{CARD_COPY.area}</p>
      {isDemo && <p className={styles.demo}>{fill(CARD_COPY.demo, { password: DEMO_GROWN_UP_PASSWORD })}</p>}
      {area.resetFrom && <ResetNotice from={area.resetFrom} onSet={() => onAsk('reset')} />}
      <div className={styles.acts}>
        {area.openUntil ? (
          <ButtonLink to="/grown-up" variant="main" icon={glassesIcon}>
            {CARD_COPY.goOn}
          </ButtonLink>
        ) : (
          <Button variant="main" icon={glassesIcon} onClick={() => onAsk('unlock')}>
            <Unbroken>{CARD_COPY.open}</Unbroken>
          </Button>
        )}
      </div>
      <ul className={styles.more} aria-label={CARD_COPY.more}>
        {!isDemo && (
          <>
            <li>
              <Button variant="text" onClick={() => onAsk('change')}>
                {CARD_COPY.change}
              </Button>
            </li>
            <li>
              <Button variant="text" onClick={() => onAsk('forgotten')}>
                {CARD_COPY.forgotten}
              </Button>
            </li>
          </>
        )}
        <li>
          <Link to="/consent">{CARD_COPY.consent}</Link>
        </li>
        <li>
          <Link to="/grown-up/erase">{CARD_COPY.erase}</Link>
        </li>
      </ul>
    </>
  );
}

interface ResetNoticeProps {
  readonly from: Date;
  readonly onSet: () => void;
}

/** A new password was asked for: the child may stop it until it is set. */
function ResetNotice({ from, onSet }: ResetNoticeProps) {
  const words = CARD_COPY.reset;
  const isDue = useIsPast(from);
  const stop = useMutation(stopResetMutation(useQueryClient()));
  return (
    <div className={styles.notice}>
      <p>
        <b>{isDue ? words.due : words.asked}</b>
      </p>
      {!isDue && <p>{fill(words.from, { day: dayAt(from), time: minuteFrom(from) })}</p>}
      <div className={styles.acts}>
        {isDue && <Button onClick={onSet}>{words.set}</Button>}
        <Button
          pending={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, {
              onSuccess: () => void toast({ title: words.stopped }),
              onError: (error) => void toast(failedToast({ title: PASSWORD_COPY.failed, description: '' }, error)),
            })
          }
        >
          {words.stop}
        </Button>
      </div>
    </div>
  );
}

/** That the account ends without a grown-up's yes, and when; nothing for an account that stays. */
function TryOutNotice() {
  const { data: consent } = useQuery(consentQuery);
  if (!consent?.tryOutUntil) return null;
  const { title, ends, withdrawn, yes } = CARD_COPY.tryOut;
  const at = new Date(consent.tryOutUntil);
  const when = { day: dayAt(at), time: clockTime(at) };
  return (
    <div className={styles.notice}>
      {consent.required && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{fill(consent.required ? ends : withdrawn, when)}</p>
      <Link to="/consent">{yes}</Link>
    </div>
  );
}
