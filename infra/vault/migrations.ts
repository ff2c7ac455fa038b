import { defineMigrations } from '@wonderlings/postgres';
import { KEPT_FILES_SQL } from './kept-files-migration.ts';

/** What the vault keeps. No table here is ever copied into the log, and whatever names a child goes when the child goes. */
export const vaultMigrations = defineMigrations('vault', [
  {
    name: '0001-vault',
    sql: `
      create schema vault;

      create table vault.keys (
        child_id uuid primary key,
        wrapped bytea not null,
        created_at timestamptz not null
      );
      -- A destroyed key is a dead row until vacuum takes it: every one is worth a vacuum, however large the table.
      alter table vault.keys set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 0);

      create table vault.accounts (
        child_id uuid primary key,
        username_key text not null unique,
        username text not null,
        password_hash text not null,
        state text not null check (state in ('reserved', 'active')),
        reserved_at timestamptz not null
      );
      create index accounts_reserved on vault.accounts (reserved_at) where state = 'reserved';

      create table vault.sandboxes (
        child_id uuid primary key,
        expires_at timestamptz not null
      );
      create index sandboxes_expiry on vault.sandboxes (expires_at);

      -- One line a sign-in on one device; its tokens replace each other.
      create table vault.device_lines (
        id uuid primary key,
        child_id uuid not null,
        expires_at timestamptz not null
      );
      create index device_lines_child on vault.device_lines (child_id);
      create index device_lines_expiry on vault.device_lines (expires_at);

      create table vault.device_tokens (
        token_hash bytea primary key,
        line_id uuid not null references vault.device_lines (id) on delete cascade,
        used_at timestamptz
      );
      create index device_tokens_line on vault.device_tokens (line_id);

      -- Without data: the session was ended, and stays ended when a slower request saves it again.
      create table vault.sessions (
        id_hash bytea primary key,
        child_id uuid,
        data jsonb,
        expires_at timestamptz not null
      );
      create index sessions_child on vault.sessions (child_id);
      create index sessions_expiry on vault.sessions (expires_at);
    `,
  },
  {
    name: '0002-sign-ins',
    sql: `
      -- Defaults stay: during a rolling update a process of the release before still writes rows without these.
      alter table vault.device_lines
        add column begun_at timestamptz not null default now(),
        add column used_at timestamptz not null default now(),
        add column browser jsonb;
      update vault.device_lines set begun_at = expires_at - interval '30 days';

      -- What the next token is derived with, kept while the same token may be answered again.
      alter table vault.device_tokens add column successor_salt bytea;

      -- \`id\` is what a list names a session by: it opens nothing. A session ends with the line that opened it.
      alter table vault.sessions
        add column id uuid not null default gen_random_uuid(),
        add column line_id uuid,
        add column begun_at timestamptz not null default now(),
        add column used_at timestamptz not null default now();

      -- The command that changed the password last: sent again, it is known although the password it names is over.
      alter table vault.accounts add column changed_by uuid;
    `,
  },
  {
    name: '0003-sealed-names',
    sql: `
      -- Random secrets of the server's own, each wrapped like a child's key.
      create table vault.secrets (
        name text primary key,
        wrapped bytea not null
      );

      -- Bytes 2 to 5 name the master key: which are in use is asked at every start.
      create index keys_master_key on vault.keys (substring(wrapped from 2 for 4));

      -- Names are found by a keyed hash and sealed with the child's key. SQL has neither key: where there are accounts, the start
      -- fills both columns and drops the clear ones (seal-usernames.ts).
      alter table vault.accounts
        add column username_hash bytea unique,
        add column username_sealed bytea,
        alter column username_key drop not null,
        alter column username drop not null;
      do $$
      begin
        if not exists (select from vault.accounts) then
          alter table vault.accounts
            drop column username_key,
            drop column username,
            alter column username_hash set not null,
            alter column username_sealed set not null;
        end if;
      end $$;
    `,
  },
  {
    name: '0004-grown-ups',
    sql: `
      -- \`open_in\` is the hash of the one session in which the area is open.
      create table vault.grown_ups (
        child_id uuid primary key,
        open_in bytea,
        open_until timestamptz
      );
    `,
  },
  {
    name: '0005-grown-up-passwords',
    sql: `
      -- Null: none is set. \`set_by\` is the command that set it last: sent again, it is known.
      alter table vault.grown_ups
        add column password_hash text,
        add column set_at timestamptz,
        add column set_by uuid,
        add column wrong_tries integer not null default 0,
        add column next_try_at timestamptz,
        add column reset_from timestamptz,
        add column reset_until timestamptz;

      -- Accounts that wait for a grown-up's yes, where an operator must have one.
      create table vault.try_outs (
        child_id uuid primary key,
        ends_at timestamptz not null
      );
      create index try_outs_end on vault.try_outs (ends_at);
    `,
  },
  {
    name: '0006-note-keys',
    sql: `
      -- One tree of secrets a child, sealed with the child's key, from which each note's own key is made. The start gives it to
      -- children of before (note-keys.ts).
      alter table vault.keys add column note_keys bytea;
      create index keys_without_notes on vault.keys (child_id) where note_keys is null;

      -- Notes that are being erased: a row until the key is destroyed, so that one that was cut off is finished.
      create table vault.note_erasures (
        child_id uuid not null,
        revision integer not null,
        mood_id uuid not null,
        entry_id uuid,
        asked_at timestamptz not null,
        primary key (child_id, revision)
      );
    `,
  },
  {
    name: '0007-history-checks',
    sql: `
      -- The latest check of each child's history. \`report\` says how far it is and what came of it, in numbers and times.
      create table vault.history_checks (
        child_id uuid primary key,
        run_id uuid not null,
        is_running boolean not null,
        beat_at timestamptz not null,
        report jsonb not null
      );
    `,
  },
  { name: '0008-kept-files', sql: KEPT_FILES_SQL },
  {
    name: '0009-sleeps',
    sql: `
      -- Accounts that are erased at a time, unless they are woken. The receipt's number is sealed with the child's key, and found
      -- by its hash; \`recorded\`: the log has what the state says.
      create table vault.sleeps (
        child_id uuid primary key,
        asked_at timestamptz not null,
        erase_at timestamptz not null,
        asked_by text not null,
        receipt_hash bytea not null unique,
        receipt_sealed bytea not null,
        sign_ins_ended integer not null default 0,
        state text not null default 'asleep' check (state in ('asleep', 'woken', 'erasing')),
        recorded boolean not null default false
      );
      create index sleeps_end on vault.sleeps (erase_at);
    `,
  },
  {
    name: '0010-why-erased',
    sql: `alter table vault.sleeps add column reason text not null default 'asked' check (reason in ('asked', 'retention'))`,
  },
  {
    name: '0011-pictures',
    sql: `
      -- A line that is shown as a picture at the sign-in page of its device, and the code that the child may have chosen for it.
      alter table vault.device_lines
        add column picture text,
        add column code_hash text,
        add column wrong_codes integer not null default 0,
        add column code_rests_until timestamptz;
    `,
  },
  {
    name: '0012-state-snapshots',
    sql: `
      -- The newest state of each child with a long history, sealed; see state-snapshots.ts. It goes with the key.
      create table vault.state_snapshots (
        child_id uuid primary key references vault.keys (child_id) on delete cascade,
        release text not null,
        revision integer not null,
        sealed bytea not null
      );
    `,
  },
]);
