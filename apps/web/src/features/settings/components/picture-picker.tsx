import type { UseFormRegisterReturn } from 'react-hook-form';
import { PROFILE_PICTURES } from '../profile-pictures.catalogue.ts';
import { SETTINGS_COPY } from '../settings.copy.ts';
import { Choice } from './choice.tsx';
import styles from './pickers.module.css';
import { ProfilePicture } from './profile-picture.tsx';

export function PicturePicker({ field }: { readonly field: UseFormRegisterReturn<'profileImage'> }) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{SETTINGS_COPY.picture}</legend>
      <div className={styles.pictures}>
        {PROFILE_PICTURES.map(({ emoji, name }) => (
          <Choice key={emoji} {...field} value={emoji} aria-label={name} picture={<ProfilePicture emoji={emoji} />} />
        ))}
      </div>
    </fieldset>
  );
}
