/** Files of children that are kept for an hour: bookkeeping in clear, contents in pieces sealed with the child's key. */
export const KEPT_FILES_SQL = `
  create table vault.kept_files (
    id uuid primary key,
    child_id uuid not null,
    purpose text not null check (purpose in ('export', 'import')),
    -- Of the session that asked for it.
    session_hash bytea,
    step integer not null default 0,
    work jsonb not null,
    is_due boolean not null,
    claimed_until timestamptz,
    begun_at timestamptz not null,
    ends_at timestamptz
  );
  create index kept_files_child on vault.kept_files (child_id, purpose);
  create index kept_files_due on vault.kept_files (begun_at) where is_due;
  create index kept_files_ended on vault.kept_files (ends_at);

  create table vault.kept_pieces (
    file_id uuid not null references vault.kept_files (id) on delete cascade,
    part text not null,
    index integer not null,
    sealed bytea not null,
    primary key (file_id, part, index)
  );
  -- Ciphertext: neither to be compressed nor to be sampled.
  alter table vault.kept_pieces alter column sealed set storage external;
  alter table vault.kept_pieces alter column sealed set statistics 0;
`;
