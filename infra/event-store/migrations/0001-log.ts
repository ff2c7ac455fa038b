/**
 * The log: one table, dense positions, no way to change or remove a row.
 *
 * Fixed-width columns stand first, so that rows carry no padding. `data` is ciphertext: compressing it would only burn
 * time. The statement triggers fire `always`, so `session_replication_role` is no way around them.
 *
 * `log.append` takes a whole batch of appends, at most one per stream, and decides each by itself. Its lock is what makes
 * positions dense: Postgres gives it back only after the commit is visible, so the next writer's `max + 1` and every
 * reader see all that came before. The lock is taken after the batch has been parsed, and each later statement has a
 * snapshot of its own; hence read committed.
 */
export const log = {
  name: '0001-log',
  sql: `
create schema log;

create table log.events (
  position bigint not null primary key,
  at timestamptz not null,
  revision integer not null check (revision >= 0),
  version integer not null,
  local_date date not null,
  id uuid not null unique,
  command_id uuid not null,
  causation_id uuid,
  stream text not null,
  type text not null,
  time_zone text not null,
  actor text not null check (actor in ('child', 'grown-up', 'system')),
  correlation_id text not null,
  hash bytea not null check (octet_length(hash) = 32),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  data bytea not null,
  unique (stream, revision)
);
alter table log.events alter column data set storage external;

create function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log only grows: % on log.events is refused', tg_op using errcode = 'restrict_violation';
end
$$;

create trigger events_never_change before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();
alter table log.events enable always trigger events_never_change;

create function log.append(batch jsonb)
returns table (item integer, head integer, repeated boolean, last_revision integer, last_position bigint)
language plpgsql as $$
declare
  base bigint;
  top bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'log.append needs read committed: an older snapshot cannot see the end of the log';
  end if;
  perform pg_advisory_xact_lock(7021967301442911);
  base := coalesce((select e.position from log.events e order by e.position desc limit 1), 0);

  return query
  with asked as materialized (
    select
      a.item, a.stream, a.expected, last.revision as head,
      first.revision as first_revision, first.command_id as first_command
    from jsonb_to_recordset(batch -> 'appends') as a (item integer, stream text, expected integer, first_id uuid)
    left join lateral (
      select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1
    ) last on true
    left join log.events first on first.id = a.first_id and first.stream = a.stream
  ),
  written as (
    insert into log.events
    select
      base + row_number() over (order by a.item, e.revision), e.at, e.revision, e.version, e.local_date, e.id, e.command_id,
      e.causation_id, a.stream, e.type, e.time_zone, e.actor, e.correlation_id, decode(e.hash, 'hex'),
      decode(e.previous_hash, 'hex'), decode(e.data, 'base64')
    from jsonb_to_recordset(batch -> 'events') as e (
      item integer, at timestamptz, revision integer, version integer, local_date date, id uuid, command_id uuid,
      causation_id uuid, type text, time_zone text, actor text, correlation_id text, hash text, previous_hash text,
      data text
    )
    join asked a using (item)
    where a.first_revision is null and coalesce(a.head, -1) = a.expected
    returning events.stream, events.revision, events.position
  ),
  done as (
    select w.stream, max(w.revision) as last_revision, max(w.position) as last_position from written w group by w.stream
  )
  select
    a.item, a.head, a.first_revision is not null,
    coalesce(d.last_revision, again.revision), coalesce(d.last_position, again.position)
  from asked a
  left join done d using (stream)
  left join lateral (
    -- Where an append that was made before ended. One act is at most 500 events, so 1,000 rows reach its end.
    select e.revision, e.position from log.events e
    where a.first_revision is not null and e.stream = a.stream and e.command_id = a.first_command
      and e.revision between a.first_revision and a.first_revision + 999
    order by e.revision desc limit 1
  ) again on true;

  top := coalesce((select e.position from log.events e order by e.position desc limit 1), 0);
  if top > base then
    perform pg_notify('log_appended', top::text);
  end if;
end
$$;
`,
};
