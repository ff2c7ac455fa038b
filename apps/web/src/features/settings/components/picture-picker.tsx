import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { PROFILE_PICTURES } from '../profile-pictures.catalogue.ts';
import { SETTINGS_COPY } from '../settings.copy.ts';
import type { SettingsValues } from '../settings-form.ts';
import { Choice } from './choice.tsx';
import styles from './pickers.module.css';
import { ProfilePicture } from './profile-picture.tsx';

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
