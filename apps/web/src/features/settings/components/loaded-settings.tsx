import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '@wonderlings/account/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftStorage } from '../../../device/drafts/draft-storage.ts';
import { failedToast } from '../../../lib/api/api-error.ts';
import { useUser } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { buddiesQuery } from '../api/buddies.query.ts';
import { SAVE_SETTINGS_KEY, saveSettingsMutation } from '../api/save-settings.mutation.ts';
import { SETTINGS_TOASTS } from '../settings.copy.ts';
import { readSettingsDraft, writeSettingsDraft } from '../settings-draft.ts';
import { changedFrom, changesOf, problemsOf, type SettingsValues, valuesOf } from '../settings-form.ts';
import { showProblems } from '../show-problems.ts';
import styles from './loaded-settings.module.css';
import { PersonalForm } from './personal-form.tsx';
import { PreviewScene } from './preview-scene.tsx';
import { SecurityForm } from './security-form.tsx';

export function LoadedSettings({ settings }: { readonly settings: Settings }) {
  const { id, username } = useUser();
  const known = valuesOf(settings);
  const [defaultValues] = useState(() => ({ ...known, ...readSettingsDraft(draftStorage(), id) }));
  const form = useForm({ defaultValues });
  const shown = useWatch({ control: form.control, compute: (typed: SettingsValues) => typed });
  useEffect(() => writeSettingsDraft(draftStorage(), id, changedFrom(known, shown)));
  const { data: buddies } = useQuery(buddiesQuery);
  const buddy = buddies?.find(({ number }) => String(number) === shown.selectedWonderling);
  const queryClient = useQueryClient();
  const save = useMutation(saveSettingsMutation(queryClient));
  const [newBuddy, setNewBuddy] = useState<number | null>(null);

  const send = (values: SettingsValues) => {
    // The cache knows at once; the page only after the next paint, and a second press is quicker.
    if (queryClient.isMutating({ mutationKey: SAVE_SETTINGS_KEY }) > 0) return;
    const changes = changesOf(known, values);
    if (showProblems(problemsOf(changes), form.setError)) return;
    save.mutate(changes, {
      onSuccess: (saved) => {
        if (saved.selectedWonderling !== settings.selectedWonderling) setNewBuddy(saved.selectedWonderling);
        form.reset(valuesOf(saved));
        toast(SETTINGS_TOASTS.saved);
      },
      onError: (error) => void toast(failedToast(SETTINGS_TOASTS.failed, error)),
    });
  };

  return (
    <div className={styles.settings}>
      <div className={styles.preview}>
        <PreviewScene
          name={shown.displayName.trim() || username}
          picture={shown.profileImage}
          buddy={buddy}
          glad={buddy !== undefined && buddy.number === newBuddy}
        />
      </div>
      <div className={styles.personal}>
        <PersonalForm form={form} saving={save.isPending} onSave={send} />
      </div>
      <div className={styles.security}>
        <SecurityForm />
      </div>
    </div>
  );
}
