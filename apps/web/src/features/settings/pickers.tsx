import { useQuery } from '@tanstack/react-query';
import { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { replayIcon } from '../../ui/icons.ts';
import lift from '../../ui/lift.module.css';
import { LOAD_FAILED_COPY } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './pickers.module.css';
import { PROFILE_PICTURES, ProfilePicture } from './profile-picture.tsx';
import { SETTINGS_COPY } from './settings.copy.ts';
import { buddiesQuery } from './settings.query.ts';
import type { SettingsValues } from './settings-form.ts';

export function PicturePicker({ form }: { readonly form: UseFormReturn<SettingsValues> }) {
  const chosen = useWatch({ control: form.control, name: 'profileImage' });
  const takeAway = () => {
    form.setValue('profileImage', '');
    // The button goes with the picture.
    form.setFocus('profileImage');
  };
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{SETTINGS_COPY.picture}</legend>
      <div className={styles.pictures}>
        {PROFILE_PICTURES.map(({ emoji, name }) => (
          <Choice
            key={emoji}
            {...form.register('profileImage')}
            value={emoji}
            aria-label={name}
            picture={<ProfilePicture emoji={emoji} />}
          />
        ))}
      </div>
      {chosen !== '' && (
        <Button variant="text" onClick={takeAway}>
          {SETTINGS_COPY.noPicture}
        </Button>
      )}
    </fieldset>
  );
}

export function BuddyPicker({ field }: { readonly field: UseFormRegisterReturn<'selectedWonderling'> }) {
  const say = useWords();
  const { data: buddies, isError, isFetching, refetch } = useQuery(buddiesQuery);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{say(SETTINGS_COPY.buddy)}</legend>
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{say(LOAD_FAILED_COPY.title)}</p>
          <Button icon={replayIcon} pending={isFetching} onClick={() => void refetch()}>
            {LOAD_FAILED_COPY.action}
          </Button>
        </div>
      )}
      {!isError && (
        <div className={styles.buddies} aria-busy={!buddies}>
          {buddies?.map(({ number, name, companionId }) => (
            <Choice
              key={number}
              {...field}
              value={String(number)}
              label={name}
              picture={
                <span className={styles.buddy}>
                  <Wonderling who={companionId} mood="happy" size={76} crop="bust" still />
                </span>
              }
            />
          )) ?? WONDERLING_IDS.map((id) => <WaitingBuddy key={id} />)}
        </div>
      )}
    </fieldset>
  );
}

function WaitingBuddy() {
  return (
    <span className={styles.waiting}>
      <Skeleton width="76px" height="76px" round />
      <Skeleton width="3.5rem" height="1.25rem" />
    </span>
  );
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly picture: ReactNode;
  /** A name that is seen; otherwise give `aria-label`. */
  readonly name?: string;
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of several pictures to choose between: a radio button with a face. */
function Choice({ picture, label, ...radio }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${lift.lift}`}>
      <input {...radio} type="radio" className={styles.radio} />
      {picture}
      {label && <b className={styles.label}>{label}</b>}
    </label>
  );
}
