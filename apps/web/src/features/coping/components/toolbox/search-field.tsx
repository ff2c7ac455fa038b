import { COPING_LABELS } from '@wonderlings/coping/catalogue';
import { Field } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { searchIcon } from '../../search-icon.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** The tools change with each letter; there is nothing to send. */
export function SearchField({ typed, onChange }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Field label={COPING_LABELS.searchLabel}>
        {({ className, ...control }) => (
          <span className={styles.box}>
            <Icon shape={searchIcon} className={styles.icon} />
            <input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder={COPING_LABELS.searchPlaceholder}
              value={typed}
              onChange={(event) => onChange(event.target.value)}
              className={`${className} ${styles.input}`}
              {...control}
            />
          </span>
        )}
      </Field>
    </search>
  );
}
