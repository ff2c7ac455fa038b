import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { holdsAnything, readHoldings } from '../../device/store/device-holdings.ts';
import { ApiError, failedToast, serverSentence } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { useUser } from '../../lib/session/session.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { phoneIcon, sealIcon, tableIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookIcon, pencilIcon } from '../../ui/icons.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { usePasswordForm } from '../grown-up/index.ts';
import { deviceThings } from './device-file.ts';
import { makeExportMutation } from './export.mutation.ts';
import { EXPORT_COPY } from './take-along.copy.ts';
import styles from './take-along.module.css';

const { items, make } = EXPORT_COPY;
const INSIDE = [
  [pencilIcon, items.words],
  [bookIcon, items.page],
  [tableIcon, items.tables],
  [sealIcon, items.proof],
  [phoneIcon, items.device],
] as const;

/** What will be in the file, and the wish for it, behind the grown-up's password. */
export function Ask({ name, note }: { readonly name: string; readonly note: string | undefined }) {
  return (
    <>
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <div className={styles.grid}>
        <Card>
          <h2>{EXPORT_COPY.inside}</h2>
          <ul className={styles.rows}>
            {INSIDE.map(([icon, { title, text }]) => (
              <li key={title}>
                <Icon shape={icon} />
                <p>
                  <b>{title}</b>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <AskForm name={name} />
        </Card>
      </div>
    </>
  );
}

/** Of the password, or of the moment: it is said beside the field. */
const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.status < 500;

function AskForm({ name }: { readonly name: string }) {
  const headingId = useId();
  const { id } = useUser();
  const [withDevice, setWithDevice] = useState(false);
  const form = usePasswordForm({
    mutation: makeExportMutation(useQueryClient()),
    more: { withDevice },
    onError: (error) => {
      if (!isRefusal(error)) toast(failedToast(make.notAsked, error));
    },
  });
  const holdings = useQuery({ queryKey: ['device', id], queryFn: () => readHoldings(id), staleTime: 0, gcTime: 0 });
  const things = holdings.data && holdsAnything(holdings.data) ? deviceThings(holdings.data) : null;
  const refusal = isRefusal(form.error) ? serverSentence(form.error) : undefined;

  return (
    <form className={styles.form} aria-labelledby={headingId} noValidate onSubmit={form.send}>
      <h2 id={headingId}>{make.title}</h2>
      <PasswordField
        {...form.field}
        label={make.label}
        hint={make.hint}
        error={refusal}
        name="grown-up-password"
        autoComplete="off"
      />
      {things && (
        <CheckboxField
          label={fill(make.device, { list: things })}
          checked={withDevice}
          onChange={({ currentTarget }) => setWithDevice(currentTarget.checked)}
        />
      )}
      <p className={styles.sees}>
        <Icon shape={glassesIcon} />
        <span>{fill(make.sees, { name })}</span>
      </p>
      <Button type="submit" variant="main" pending={form.isPending} pendingLabel={make.making}>
        {make.button}
      </Button>
    </form>
  );
}
