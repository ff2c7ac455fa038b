import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '@wonderlings/account/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftStorage } from '../../device/drafts.ts';
import { failedToast } from '../../lib/api/api-error.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import { SectionFold } from '../../ui/section-fold.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './loaded-settings.module.css';
import { PersonalForm } from './personal-form.tsx';
import preview from './preview-scene.module.css';
import { PreviewScene } from './preview-scene.tsx';
import { SAVE_SETTINGS_KEY, saveSettingsMutation } from './save-settings.mutation.ts';
import { SecurityForm } from './security-form.tsx';
import { SETTINGS_COPY, SETTINGS_TOASTS } from './settings.copy.ts';
import { buddiesQuery } from './settings.query.ts';
import {
  changedFrom,
  changesOf,
  problemsOf,
  readSettingsDraft,
  type SettingsValues,
  showProblems,
  valuesOf,
  writeSettingsDraft,
} from './settings-form.ts';

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
        <SectionFold id="security" title={SETTINGS_COPY.groups.security} phoneOnly>
          <SecurityForm />
        </SectionFold>
      </div>
    </div>
  );
}

/** The shape of what comes, so that nothing jumps. */
export function LoadingSettings() {
  const say = useWords();
  return (
    <div className={styles.settings} role="status">
      <VisuallyHidden>{say(SETTINGS_COPY.loading)}</VisuallyHidden>
      <div className={`${styles.preview} ${preview.nook}`}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.personal}>
        <Card>
          <Skeleton height="44rem" />
        </Card>
      </div>
      <div className={styles.security}>
        <Card>
          <Skeleton height="26rem" />
        </Card>
      </div>
    </div>
  );
}
