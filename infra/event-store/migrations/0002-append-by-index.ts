/**
 * `log.append` again, cheaper, and the same in what it promises.
 *
 * A session plans its statements once, often while the log is nearly empty and without statistics: then any way to a row
 * looks as good as another, and "this id in this stream" went through the whole stream. So each row is looked up by what
 * exactly one index holds, the stream is compared afterwards, and reading the table from end to end is ruled out.
 *
 * Positions are counted from the sizes of the appends that fit, in their order, so nothing that was written is read back.
 *
 * It sends no NOTIFY: Postgres lets transactions that notify commit one by one. The store tells others when it has committed.
 */
export const appendByIndex = {
  name: '0002-append-by-index',
  sql: `
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
  base := coalesce((select e.position from log.events e order by e.position desc limit 1), 0);

  return query
  with asked as materialized (
    select
      a.item, a.stream, a.expected, a.size, last.revision as head, first.revision as first_revision,
      first.command_id as first_command
    from jsonb_to_recordset(batch -> 'appends') as a (
      item integer, stream text, expected integer, size integer, first_id uuid
    )
    left join lateral (
      select e.revision from log.events e where e.stream = a.stream order by e.revision desc limit 1
    ) last on true
    left join lateral (
      select e.stream, e.revision, e.command_id from log.events e where e.id = a.first_id limit 1
    ) first on first.stream = a.stream
  ),
  fitting as materialized (
    select a.item, a.expected, a.size, base + sum(a.size) over (order by a.item) as last_position
    from asked a
    where a.first_revision is null and coalesce(a.head, -1) = a.expected
  ),
  written as (
    insert into log.events
    select
      f.last_position - (f.expected + f.size) + e.revision, e.at, e.revision, e.version, e.local_date, e.id, e.command_id,
      e.causation_id, e.stream, e.type, e.time_zone, e.actor, e.correlation_id, decode(e.hash, 'hex'),
      decode(e.previous_hash, 'hex'), decode(e.data, 'base64')
    from jsonb_to_recordset(batch -> 'events') as e (
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
    select e.revision, e.position from log.events e
    where a.first_revision is not null and e.stream = a.stream and e.command_id = a.first_command
      and e.revision between a.first_revision and a.first_revision + 999
    order by e.revision desc limit 1
  ) again on true;
end
$$;
`,
};
