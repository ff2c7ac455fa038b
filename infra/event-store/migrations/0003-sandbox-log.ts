/** What `log.append` does with the appends of one table. `base` is the end of the log so far. */
const appendTo = (table: string, batch: string): string => `
  return query
  with asked as materialized (
    select
      a.item, a.stream, a.expected, a.size, last.revision as head, first.revision as first_revision,
      first.command_id as first_command
    from jsonb_to_recordset(${batch} -> 'appends') as a (
      item integer, stream text, expected integer, size integer, first_id uuid
    )
    left join lateral (
      select e.revision from ${table} e where e.stream = a.stream order by e.revision desc limit 1
    ) last on true
    left join lateral (
      select e.stream, e.revision, e.command_id from ${table} e where e.id = a.first_id limit 1
    ) first on first.stream = a.stream
  ),
  fitting as materialized (
    select a.item, a.expected, a.size, base + sum(a.size) over (order by a.item) as last_position
    from asked a
    where a.first_revision is null and coalesce(a.head, -1) = a.expected
  ),
  written as (
    insert into ${table}
    select
      f.last_position - (f.expected + f.size) + e.revision, e.at, e.revision, e.version, e.local_date, e.id, e.command_id,
      e.causation_id, e.stream, e.type, e.time_zone, e.actor, e.correlation_id, decode(e.hash, 'hex'),
      decode(e.previous_hash, 'hex'), decode(e.data, 'base64')
    from jsonb_to_recordset(${batch} -> 'events') as e (
      item integer, at timestamptz, revision integer, version integer, local_date date, id uuid, command_id uuid,
      causation_id uuid, stream text, type text, time_zone text, actor text, correlation_id text, hash text,
      previous_hash text, data text
    )
    join fitting f using (item)
  )
  select
    a.item, a.head, a.first_revision is not null,
    coalesce(f.expected + f.size, again.revision), coalesce(f.last_position, again.position)
  from asked a
  left join fitting f using (item)
  left join lateral (
    -- Where an append that was made before ended. One act is at most 500 events, so 1,000 rows reach its end.
    select e.revision, e.position from ${table} e
    where a.first_revision is not null and e.stream = a.stream and e.command_id = a.first_command
      and e.revision between a.first_revision and a.first_revision + 999
    order by e.revision desc limit 1
  ) again on true;`;

/** One statement, which sees one moment: what a sweep removes is seen as rows or as the horizon, never as neither. */
const END_OF_LOG = `(select greatest(
    (select e.position from log.events e order by e.position desc limit 1),
    (select e.position from log.sandbox_events e order by e.position desc limit 1),
    (select h.position from log.sandbox_horizon h where h.single)))`;

/**
 * Sandbox streams get a table of their own, from which whole streams can be removed when their demo is over. Positions are one
 * order over both tables, given out under the one lock; `log.append` takes the appends to sandboxes apart, under `sandboxes`.
 *
 * The horizon is the highest position that was ever swept: positions never come back, and below it gaps are lawful.
 * The checks keep a stream out of the wrong table. That of `log.events` is not asked of old rows, which are all children's.
 */
export const sandboxLog = {
  name: '0003-sandbox-log',
  sql: `
create table log.sandbox_events (like log.events including defaults including constraints including storage);
alter table log.sandbox_events
  add primary key (position), add unique (id), add unique (stream, revision),
  add constraint sandboxes_only check (stream like 'sandbox-%');
create index sandbox_events_ended on log.sandbox_events (position) where type = 'ChildErased';
alter table log.events add constraint no_sandboxes check (stream not like 'sandbox-%') not valid;

create function log.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'Sandboxes are swept whole: % on log.sandbox_events is refused', tg_op using errcode = 'restrict_violation';
end
$$;
create trigger events_never_change before update or truncate on log.sandbox_events
  for each statement execute function log.refuse_rewriting();
alter table log.sandbox_events enable always trigger events_never_change;

create table log.sandbox_horizon (
  single boolean primary key default true check (single),
  position bigint not null
);
insert into log.sandbox_horizon (position) values (0);

-- The owner's right, for roles that may append and read only. It reaches no other table than that of the sandboxes.
create function log.sweep_sandboxes(streams text[]) returns void language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with swept as (
    delete from log.sandbox_events where stream = any(streams) returning position
  )
  update log.sandbox_horizon set position = greatest(position, (select max(position) from swept)) where single;
$$;
revoke all on function log.sweep_sandboxes(text[]) from public;

create or replace function log.append(batch jsonb)
returns table (item integer, head integer, repeated boolean, last_revision integer, last_position bigint)
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
as $$
declare
  base bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'log.append needs read committed: an older snapshot cannot see the end of the log';
  end if;
  perform pg_advisory_xact_lock(7021967301442911);
  base := ${END_OF_LOG};
${appendTo('log.events', 'batch')}

  if batch ? 'sandboxes' then
    base := ${END_OF_LOG};
${appendTo('log.sandbox_events', "(batch -> 'sandboxes')")}
  end if;
end
$$;
`,
};
