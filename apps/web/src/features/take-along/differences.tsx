import { useMutation, useQuery } from '@tanstack/react-query';
import { fill } from '../../lib/copy/fill.ts';
import { useUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { dotsIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { GROWN_UP_AREA_KEY } from '../grown-up/index.ts';
import { DEVICE_FILE, listWords } from './device-file.ts';
import { putBackMutation } from './import.mutation.ts';
import { IMPORT_COPY } from './take-along.copy.ts';
import styles from './take-along.module.css';
import { entryOf } from './zip-entries.ts';

const { differences } = IMPORT_COPY;

interface DifferencesProps {
  /** Ids of stickers that this copy does not have. */
  readonly unknown: readonly string[];
  /** The file, where it was chosen on this page. */
  readonly file: File | null;
}

/** What did not come along, and what of it can still come. */
export function Differences({ unknown, file }: DifferencesProps) {
  const lines = [
    differences.passwords,
    differences.keepsakes,
    differences.name,
    ...(unknown.length > 0
      ? [{ ...differences.unknown, text: fill(differences.unknown.text, { list: listWords(unknown) }) }]
      : []),
    differences.device,
  ];
  return (
    <>
      <ul className={styles.rows}>
        {lines.map(({ title, text }) => (
          <li key={title}>
            <Icon shape={dotsIcon} />
            <p>
              <b>{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
      {file && <PutBack file={file} />}
    </>
  );
}

/** What the file holds of a device; it was not sent. */
function PutBack({ file }: { readonly file: File }) {
  const { id } = useUser();
  const { data: device = null } = useQuery({
    queryKey: [...GROWN_UP_AREA_KEY, 'device-file', file.name, file.lastModified, file.size],
    queryFn: () => entryOf(file, DEVICE_FILE).catch(() => null),
    gcTime: 0,
  });
  const put = useMutation(putBackMutation(id));
  if (!device) return null;
  if (put.isSuccess) return <p role="status">{IMPORT_COPY.putBackDone}</p>;
  return (
    <Button variant="ghost" pending={put.isPending} onClick={() => put.mutate(device)}>
      {IMPORT_COPY.putBack}
    </Button>
  );
}
