import { useQueryClient } from '@tanstack/react-query';
import { DEMO_GROWN_UP_PASSWORD } from '@wonderlings/account/contract';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { minuteFrom } from '../../../lib/local-day/day-words.ts';
import { useName, useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { clockIcon } from '../../../ui/icons.ts';
import { PasswordField } from '../../../ui/text-field.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useIsPast } from '../area/use-minutes-left.ts';
import { PASSWORD_COPY, UNLOCK_COPY } from '../grown-up.copy.ts';
import { openAreaMutation } from '../grown-up.mutation.ts';
import { useGrownUpArea } from '../grown-up.query.ts';
import styles from './password.module.css';
import { usePasswordForm } from './password-forms.tsx';
import { proofRefusal } from './password-words.ts';

interface UnlockDialogProps {
  /** The area was open here and has closed by itself. */
  readonly hasExpired?: boolean;
  readonly onOpened: () => void;
  readonly onForgotten: () => void;
  readonly onClose: () => void;
}

/** Asks for the grown-up password, and tells when the next try is possible. */
export function UnlockDialog({ hasExpired = false, onOpened, onForgotten, onClose }: UnlockDialogProps) {
  const name = useName();
  const { isDemo } = useUser();
  const { area } = useGrownUpArea();
  const waits = !useIsPast(area?.nextTryAt ?? null) && area?.nextTryAt != null ? area.nextTryAt : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Unbroken>{UNLOCK_COPY.title}</Unbroken>}
      figure={<Wonderling who={waits ? 'tuck' : 'pip'} mood={waits ? 'calm' : 'happy'} size={124} />}
    >
      <div className={styles.body}>
        {hasExpired && <p role="status">{UNLOCK_COPY.expired}</p>}
        {!waits && <p>{fill(UNLOCK_COPY.lead, { name })}</p>}
        {area?.elsewhere && <p className={styles.hint}>{UNLOCK_COPY.elsewhere}</p>}
        {isDemo && <p className={styles.hint}>{fill(UNLOCK_COPY.demo, { password: DEMO_GROWN_UP_PASSWORD })}</p>}
        <UnlockForm waitsUntil={waits} onOpened={onOpened} onForgotten={onForgotten} onClose={onClose} />
      </div>
    </Dialog>
  );
}

interface UnlockFormProps extends Omit<UnlockDialogProps, 'hasExpired'> {
  readonly waitsUntil: Date | null;
}

function UnlockForm({ waitsUntil, onOpened, onForgotten, onClose }: UnlockFormProps) {
  const name = useName();
  const { isDemo } = useUser();
  const { area } = useGrownUpArea();
  const form = usePasswordForm({
    mutation: openAreaMutation(useQueryClient()),
    more: {},
    clears: true,
    onDone: onOpened,
  });

  return (
    <form className={styles.form} noValidate onSubmit={form.send}>
      <PasswordField
        {...form.field}
        autoComplete="current-password"
        label={PASSWORD_COPY.label}
        error={form.error ? proofRefusal(form.error, area) : undefined}
        disabled={waitsUntil !== null}
      />
      <div role="status">
        {waitsUntil && (
          <div className={styles.note}>
            <Icon shape={clockIcon} />
            <p>
              <b>{fill(UNLOCK_COPY.wait, { time: minuteFrom(waitsUntil) })}</b> {fill(UNLOCK_COPY.waitLine, { name })}
            </p>
          </div>
        )}
      </div>
      {waitsUntil && <p className={styles.hint}>{fill(UNLOCK_COPY.waitSees, { name })}</p>}
      {!isDemo && (
        <p className={styles.aside}>
          <Button variant="text" onClick={onForgotten}>
            {UNLOCK_COPY.forgotten}
          </Button>
        </p>
      )}
      <DialogFeet>
        <Button variant="ghost" onClick={onClose}>
          {UNLOCK_COPY.notNow}
        </Button>
        <Button
          type="submit"
          variant="main"
          disabled={waitsUntil !== null}
          pending={form.isPending}
          pendingLabel={UNLOCK_COPY.pending}
        >
          {waitsUntil ? fill(UNLOCK_COPY.tryAt, { time: minuteFrom(waitsUntil) }) : UNLOCK_COPY.button}
        </Button>
      </DialogFeet>
    </form>
  );
}
