import { useEffect, useId, useRef } from 'react';
import { useDevicePhoto } from '../../../device/store/use-device-photo.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { closeIcon } from '../../../ui/icons.ts';
import type { PhotoChoice } from './photo-choice.ts';
import styles from './photo-field.module.css';
import { photoIcon } from './photo-icon.ts';
import { PHOTO_COPY } from './photos.copy.ts';
import { usePhotoPick } from './use-photo-pick.ts';

interface PhotoFieldProps {
  readonly value: PhotoChoice;
  readonly onChange: (value: PhotoChoice) => void;
  /** True while a photo is being made ready: saving should wait. */
  readonly onBusyChange: (busy: boolean) => void;
}

/** Chooses one photo, shows it, takes it away again. What it hands on is small and has lost its EXIF. */
export function PhotoField({ value, onChange, onBusyChange }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, pick, reset } = usePhotoPick((dataUrl) => onChange({ kind: 'new', dataUrl }));
  const kept = useDevicePhoto(value?.kind === 'kept' ? value.id : undefined);
  const url = value?.kind === 'new' ? value.dataUrl : kept.url;
  useEffect(() => onBusyChange(busy), [busy, onBusyChange]);

  const remove = () => {
    reset();
    onChange(null);
    input.current?.focus();
  };
  return (
    <fieldset className={styles.photo} aria-describedby={`${id}-private`}>
      <legend className={styles.label}>{PHOTO_COPY.label}</legend>
      {value && (
        <div className={styles.chosen}>
          {url ? (
            <img className={styles.picture} src={url} alt={PHOTO_COPY.alt} />
          ) : (
            <span className={styles.picture} />
          )}
          <Button icon={closeIcon} onClick={remove}>
            {PHOTO_COPY.remove}
          </Button>
        </div>
      )}
      <div className={styles.choose}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file again is a choice too.
            currentTarget.value = '';
            if (file) pick(file);
          }}
        />
        <label className={buttonClass('plain', { className: styles.button })} htmlFor={id}>
          <Icon shape={photoIcon} />
          {PHOTO_COPY.choose}
        </label>
      </div>
      <div role="status">
        {busy && <p className={styles.hint}>{PHOTO_COPY.getting}</p>}
        {problem && (
          <p className={styles.problem}>
            <b>{problem.title}</b> {problem.text}
          </p>
        )}
      </div>
      <p className={styles.hint} id={`${id}-private`}>
        {PHOTO_COPY.privacy}
      </p>
    </fieldset>
  );
}
