import { useState } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { bringIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import hidden from '../../../ui/visually-hidden.module.css';
import { IMPORT_COPY } from '../take-along.copy.ts';
import styles from './take-along.module.css';

interface ChooseFileProps {
  readonly disabled: boolean;
  /** "200 MB" */
  readonly largest: string;
  readonly onChoose: (file: File) => void;
}

/** A file by the browser's own dialog, or dropped; the same one may be chosen again. */
export function ChooseFile({ disabled, largest, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onChoose(file);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        className={hidden.hidden}
        type="file"
        accept=".zip,application/zip"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon shape={bringIcon} />
      <b>{IMPORT_COPY.chooseZip}</b>
      <span>{fill(IMPORT_COPY.drop, { size: largest })}</span>
    </label>
  );
}
