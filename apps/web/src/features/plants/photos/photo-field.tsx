import { useEffect, useId, useRef, useState } from 'react';
import { useDevicePhoto } from '../../../device/store/device-photos.ts';
import { dataUrlOf } from '../../../lib/files.ts';
import { logFailure } from '../../../lib/log.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { closeIcon } from '../../../ui/icons.ts';
import type { PhotoChoice } from '../plant-drafts.ts';
import styles from './photo-field.module.css';
import { PhotoProblem, type PhotoProblemKind, preparePhoto } from './prepare-photo.ts';

interface PhotoWords {
  readonly title: string;
  readonly text: string;
}

/** The content's words, but for `unreadable-kind`, `failed` and `getting`, which are ours. */
const PHOTO_COPY = {
  label: 'Add a photo, if you like',
  privacy: 'Your photos stay on this device.',
  choose: 'Choose a photo',
  remove: 'Take the photo away',
  getting: 'Getting your photo ready...',
  alt: 'Your photo',
  failed: { title: 'That photo did not work.', text: 'Try another one. Your words are still here.' },
} as const;

const PHOTO_PROBLEMS: Readonly<Record<PhotoProblemKind, PhotoWords>> = {
  'not-a-picture': { title: 'That is not a picture.', text: 'Try a photo. Your plant is still here.' },
  'unreadable-kind': {
    title: 'We cannot open this kind of photo here.',
    text: 'A screenshot of it will work. Your words are still here.',
  },
  'too-big': { title: 'That photo is very big.', text: 'Try a smaller one. Your words are still here.' },
};

const photoIcon: IconShape = {
  fill: 'M4 8h16v11H4z',
  line: 'M5 7.500h3l1.500-2.500h5L16 7.500h3c.8 0 1.500.7 1.500 1.500v9c0 .8-.7 1.500-1.500 1.500H5c-.8 0-1.500-.7-1.500-1.500V9c0-.8.7-1.500 1.500-1.500zM12 10a3.500 3.500 0 100 7 3.500 3.500 0 000-7z',
};

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

interface PhotoPick {
  readonly busy: boolean;
  readonly problem: PhotoWords | null;
  readonly pick: (file: File) => void;
  /** Forgets a pick that is under way and what was wrong with the last one. */
  readonly reset: () => void;
}

/** Makes a chosen file ready and hands it on as a data URL; of two picks the later one counts. */
function usePhotoPick(onPicked: (dataUrl: string) => void): PhotoPick {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PhotoWords | null>(null);
  const turn = useRef(0);
  const picked = useRef(onPicked);
  useEffect(() => {
    picked.current = onPicked;
  });
  // What comes after the form has gone is dropped.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const begin = () => {
    turn.current += 1;
    setProblem(null);
    return turn.current;
  };
  return {
    busy,
    problem,
    reset: () => {
      begin();
      setBusy(false);
    },
    pick: (file) => {
      const mine = begin();
      const isLast = () => mine === turn.current;
      setBusy(true);
      void preparePhoto(file)
        .then(dataUrlOf)
        .then(
          (dataUrl) => isLast() && picked.current(dataUrl),
          (reason: unknown) => {
            logFailure('A photo was not taken', reason);
            if (isLast())
              setProblem(reason instanceof PhotoProblem ? say(PHOTO_PROBLEMS)[reason.kind] : PHOTO_COPY.failed);
          },
        )
        .finally(() => isLast() && setBusy(false));
    },
  };
}
