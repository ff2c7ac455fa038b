import {
  CHILD_PARTITIONS,
  FNV_OFFSET,
  FNV_PRIME,
  PARTITION_COUNT,
  type ReadAllOptions,
  UNUSED_BITS,
} from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { type LogPage, wholePage } from './log-page.ts';
import { readAll } from './log-reader.ts';
import { START } from './position.ts';
import { storedEventColumns, storedEvents } from './stored-event-row.ts';

/** Of `child-` and a uuid, which every child's stream has but in tests. */
const NAME_LENGTH = 42;
const ALL_BITS = 0xffffffff;

/** What `partitionOf` computes of a child's stream, as SQL: one expression without a loop, 1.6 µs an event. */
function partitionInSql(name: string): string {
  let hash = String(FNV_OFFSET);
  for (let index = 0; index < NAME_LENGTH; index += 1) {
    hash = `(((${hash} # get_byte(${name}, ${index})) * ${FNV_PRIME}) & ${ALL_BITS})`;
  }
  return `((${hash} >> ${UNUSED_BITS}) % ${CHILD_PARTITIONS})`;
}

/**
 * Whether a child's event may be in one of the partitions. Always for names of another length, and for those with characters of several
 * bytes, of which the hash would be another one.
 * @param name the bytes of `stream` in UTF-8
 */
export function mayBeIn(partitions: ReadonlySet<number>, name = 'name', stream = 'stream'): string {
  const children = [...partitions].filter((partition) => partition < CHILD_PARTITIONS);
  if (children.length === 0) return 'false';
  if (children.length === CHILD_PARTITIONS) return 'true';
  return `case when octet_length(${name}) = ${NAME_LENGTH} and char_length(${stream}) = ${NAME_LENGTH}
    then ${partitionInSql(name)} in (${children.join(', ')}) else true end`;
}

const ALL: ReadonlySet<number> = new Set(Array.from({ length: PARTITION_COUNT }, (_, partition) => partition));

/**
 * The next events of some partitions or types, and the last one that was looked at, whatever it is: reading goes on after it. That none
 * is missing is seen of all that were looked at, as in {@link readAll}.
 * @throws LogGapError when an event is missing after `after` or in between, above what was swept
 */
export async function readWanted(
  sql: Sql,
  { after, limit, partitions = ALL, types }: ReadAllOptions,
): Promise<LogPage> {
  const start = after ?? START;
  const children = sql.unsafe(mayBeIn(partitions));
  const demos = sql.unsafe(String([...partitions].some((partition) => partition >= CHILD_PARTITIONS)));
  const ofType = types ? sql`type = any(${[...types]}::text[])` : sql`true`;
  const rows = await sql`
    with looked_at as materialized (
      select
        count(*) as events, max(p.position) as last, max(floor.position) as floor,
        count(*) filter (where p.position > floor.position) as above
      from (
        (select position from log.events where position > ${start} order by position limit ${limit})
        union all
        (select position from log.sandbox_events where position > ${start} order by position limit ${limit})
        order by position limit ${limit}
      ) p, (select greatest(position, ${start}::bigint) as position from log.sandbox_horizon) floor
    )
    select ${storedEventColumns(sql)},
      (select events::integer from looked_at), (select last - floor <= above from looked_at)
    from (
      select * from (
        select *, convert_to(stream, 'UTF8') as name from log.events
        where position > ${start} and position <= (select last from looked_at) offset 0
      ) children where (${children} and ${ofType}) or position = (select last from looked_at)
      union all
      select *, null from log.sandbox_events
      where position > ${start} and position <= (select last from looked_at)
        and ((${demos} and ${ofType}) or position = (select last from looked_at))
    ) both_logs order by position`.values();
  const [looked, isDense] = rows[0]?.slice(-2) ?? [0, true];
  if (isDense) return { events: storedEvents(rows), isFull: looked === limit };
  // Says what is missing; or something was swept between that statement and this one.
  return wholePage(await readAll(sql, { after: start, limit }), limit);
}
