import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/text-field.tsx';
import { BirthdayField } from './birthday-field.tsx';
import styles from './personal-form.module.css';
import { BuddyPicker, PicturePicker } from './pickers.tsx';
import { SETTINGS_COPY } from './settings.copy.ts';
import type { SettingsValues } from './settings-form.ts';

interface PersonalFormProps {
  readonly form: UseFormReturn<SettingsValues>;
  readonly saving: boolean;
  readonly onSave: (values: SettingsValues) => void;
}

export function PersonalForm({ form, saving, onSave }: PersonalFormProps) {
  const { username } = useUser();
  const headingId = useId();
  const { errors } = form.formState;
  return (
    <Card>
      <form className={styles.form} noValidate aria-labelledby={headingId} onSubmit={form.handleSubmit(onSave)}>
        <h2 id={headingId}>{SETTINGS_COPY.personal}</h2>
        <div className={styles.two}>
          <TextField
            label={SETTINGS_COPY.displayName}
            error={errors.displayName?.message}
            autoComplete="nickname"
            dir="auto"
            {...form.register('displayName')}
          />
          <Username>{username}</Username>
        </div>
        <PicturePicker form={form} />
        <BuddyPicker field={form.register('selectedWonderling')} />
        <div className={styles.end}>
          <BirthdayField field={form.register('birthday')} error={errors.birthday?.message} />
          <Button
            type="submit"
            variant="main"
            pending={saving}
            pendingLabel={SETTINGS_COPY.saving}
            className={styles.save}
          >
            {SETTINGS_COPY.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Looks like a read-only field: tinted, without a line. */
function Username({ children }: { readonly children: string }) {
  const say = useWords();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {SETTINGS_COPY.username}
      </label>
      <span className={styles.fixed}>
        <input id={id} value={children} readOnly aria-describedby={`${id}-hint`} autoComplete="off" />
        <Icon shape={lockIcon} />
      </span>
      <p className={styles.hint} id={`${id}-hint`}>
        {say(SETTINGS_COPY.usernameFixed)}
      </p>
    </div>
  );
}
