import { type ColumnValue, type DomainEvent, on, type ReadTable, readTable } from '@wonderlings/kernel';
import { rowsAfter } from '@wonderlings/kernel/testing';
import { openEvents } from './table/open-events.ts';
import { NoteMoved, NoteRemoved, NoteSaved, registry, type TestJournal } from './testing.ts';

export type DiaryRow = {
  id: string;
  user_id: string;
  words: string;
  nickname: string | null;
  tags: readonly string[];
  extra: ColumnValue;
  saves: number;
  share: number;
  is_long: boolean;
  saved_at: string;
  saved_on: string;
  page: string;
};

const SEALED = { sealed: true } as const;
const columns = {
  id: { type: 'uuid' },
  user_id: { type: 'uuid' },
  words: { type: 'text', ...SEALED },
  nickname: { type: 'text', nullable: true, ...SEALED },
  tags: { type: 'text[]', ...SEALED },
  extra: { type: 'jsonb', nullable: true, ...SEALED },
  saves: { type: 'integer', ...SEALED },
  share: { type: 'double precision', ...SEALED },
  is_long: { type: 'boolean', ...SEALED },
  saved_at: { type: 'timestamptz', ...SEALED },
  saved_on: { type: 'date', ...SEALED },
  page: { type: 'uuid', ...SEALED },
} as const satisfies ReadTable<DiaryRow>['columns'];

function page({ childId, at, localDate }: DomainEvent, id: string, row: DiaryRow | undefined, words: string): DiaryRow {
  return {
    id,
    user_id: childId,
    words,
    nickname: words.length % 2 ? words : null,
    tags: [...words].slice(0, 3),
    extra: null,
    saves: (row?.saves ?? 0) + 1,
    share: words.length / 7,
    is_long: words.length > 4,
    saved_at: at,
    saved_on: localDate,
    page: id,
  };
}

/** Every column type, sealed; each row is made of the one before, which must be opened for it. */
export const diary = readTable<DiaryRow>({
  name: 'diary',
  version: 1,
  columns,
  key: ['id'],
  owner: 'user_id',
  folds: [
    on(
      NoteSaved,
      ({ data }) => [[data.noteId]],
      (row, event) => ({
        ...page(event, event.data.noteId, row, `${row?.words ?? ''}${event.data.text}`),
        extra: event.data.extra as ColumnValue,
      }),
    ),
    on(
      NoteMoved,
      ({ data }) => [[data.from], [data.to]],
      (row: DiaryRow | undefined, event, [id]) => {
        if (event.data.to !== id) return null;
        return page(event, event.data.to, row, row?.words ?? '');
      },
    ),
    on(
      NoteRemoved,
      ({ data }) => [[data.noteId]],
      (_: DiaryRow | undefined) => null,
    ),
  ],
});

/** The same table as a release before had it. */
export const clearDiary = readTable<DiaryRow>({
  ...diary,
  columns: Object.fromEntries(
    Object.entries<ReadTable['columns'][string]>(columns).map(([name, { sealed: _, ...column }]) => [name, column]),
    // The same names with the same types, but for the seal.
  ) as unknown as ReadTable<DiaryRow>['columns'],
});

// A ReadTable is invariant in its row; a list of them forgets it, as `defineModule` does.
export const sealedTables = [diary] as unknown as readonly ReadTable[];
export const clearTables = [clearDiary] as unknown as readonly ReadTable[];

/** What the diary must hold after the whole log, in the order of its keys. */
export async function diaryOfLog({ store, keys }: Pick<TestJournal, 'store' | 'keys'>): Promise<DiaryRow[]> {
  const stored = await store.readAll({ after: null, limit: 1_000_000 });
  const { items } = await openEvents(stored, { wanted: new Set(registry.keys()), registry, keys });
  const erased = new Set(items.filter(({ erases }) => erases).map(({ event }) => event.childId));
  const rows = rowsAfter(
    diary,
    items.map(({ event }) => event),
  );
  return rows.filter((row) => !erased.has(row.user_id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}
