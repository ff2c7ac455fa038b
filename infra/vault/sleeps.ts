import type { Actor, KeyRing, Sleep, SleepVault } from '@wonderlings/kernel';
import type { Queryable, Sql } from '@wonderlings/postgres';
import { closeSessions } from './endings.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';
import { isOpen } from './session-store.ts';

interface Dependencies {
  readonly sql: Sql;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

interface Row {
  readonly child_id: string;
  readonly asked_at: string;
  readonly erase_at: string;
  readonly asked_by: Actor;
  readonly receipt_hash: Uint8Array;
  readonly receipt_sealed: Uint8Array;
  readonly sign_ins_ended: number;
  readonly reason: Sleep['reason'];
  readonly state: 'asleep' | 'woken' | 'erasing';
}

const contextOf = (childId: string): string => `receipt|${childId}`;
const bytesOf = (hash: string): Buffer => Buffer.from(hash, 'hex');

/** Accounts that are asleep. A row is there from the wish to the end, and a moment longer than a change of mind. */
export function sleeps({
  sql,
  keys,
  now,
}: Dependencies): Pick<SleepVault, 'fallAsleep' | 'sleepOf' | 'sleepEnding' | 'wake'> {
  async function keyOf(childId: string): Promise<Uint8Array> {
    const key = (await keys.keysOf([childId])).get(childId);
    if (!key) throw new Error(`Child ${childId} has no key`);
    return key;
  }

  async function opened(row: Row): Promise<Sleep> {
    const { child_id: childId } = row;
    return {
      childId,
      askedAt: new Date(row.asked_at),
      eraseAt: new Date(row.erase_at),
      askedBy: row.asked_by,
      receipt: openBytes(await keyOf(childId), contextOf(childId), row.receipt_sealed).toString('utf8'),
      receiptHash: Buffer.from(row.receipt_hash).toString('hex'),
      signInsEnded: row.sign_ins_ended,
      reason: row.reason,
    };
  }

  async function sleepOf(childId: string): Promise<Sleep | null> {
    const [row] = await sql<Row[]>`select * from vault.sleeps where child_id = ${childId} and state <> 'woken'`;
    return row ? opened(row) : null;
  }

  return {
    sleepOf,

    async fallAsleep(childId, { eraseAt, askedBy, receipt, receiptHash, reason = 'asked' }) {
      const sealed = sealBytes(await keyOf(childId), contextOf(childId), Buffer.from(receipt));
      await sql.begin(async (tx) => {
        const begun = await tx`
          insert into vault.sleeps as known
            (child_id, asked_at, erase_at, asked_by, receipt_hash, receipt_sealed, reason, recorded)
          values (
            ${childId}, ${now()}, ${eraseAt}, ${askedBy}, ${bytesOf(receiptHash)}, ${sealed}, ${reason}, ${reason !== 'asked'}
          )
          on conflict (child_id) do update
            set asked_at = excluded.asked_at, erase_at = excluded.erase_at, asked_by = excluded.asked_by,
              receipt_hash = excluded.receipt_hash, receipt_sealed = excluded.receipt_sealed, reason = excluded.reason,
              recorded = excluded.recorded, state = 'asleep'
            where known.state = 'woken'
          returning child_id`;
        if (begun.length === 0) return;
        await endSignIns(tx, childId, now());
      });
      const sleep = await sleepOf(childId);
      if (!sleep) throw new Error(`Child ${childId} did not fall asleep`);
      return sleep;
    },

    async sleepEnding(receiptHash) {
      const [row] = await sql<Row[]>`
        select * from vault.sleeps where receipt_hash = ${bytesOf(receiptHash)} and state <> 'woken'`;
      return row ? { childId: row.child_id, eraseAt: new Date(row.erase_at) } : null;
    },

    async wake(childId, by) {
      const woken = await sql`
        update vault.sleeps set state = 'woken', recorded = false, asked_by = ${by}, asked_at = ${now()}
        where child_id = ${childId} and state = 'asleep' and erase_at > ${now()} returning child_id`;
      if (woken.length > 0) return 'woken';
      return (await sleepOf(childId)) ? 'too-late' : 'awake';
    },
  };
}

/** Ends every way into the account, and counts the places that were signed in. */
async function endSignIns(tx: Queryable, childId: string, at: Date): Promise<void> {
  const [open] = await tx<{ places: number }[]>`
    select count(distinct place)::int as places from (
      select id as place from vault.device_lines where child_id = ${childId} and expires_at > ${at}
      union all
      select coalesce(session.line_id, session.id)
      from vault.sessions session left join vault.device_lines line on line.id = session.line_id
      where session.child_id = ${childId} and ${isOpen(tx, at)}
    ) open`;
  await tx`update vault.sleeps set sign_ins_ended = ${open?.places ?? 0} where child_id = ${childId}`;
  await tx`delete from vault.device_lines where child_id = ${childId}`;
  await tx`update vault.grown_ups set open_in = null, open_until = null where child_id = ${childId}`;
  await closeSessions(tx, childId);
}

/** For the jobs that have the log know of each sleep, and that erase when its time is over. */
export function pendingSleeps(
  sql: Sql,
): Pick<SleepVault, 'sleepRecorded' | 'unrecordedSleeps' | 'dueSleeps' | 'dueSleep'> {
  return {
    async sleepRecorded(childId) {
      await sql`delete from vault.sleeps where child_id = ${childId} and state = 'woken'`;
      await sql`update vault.sleeps set recorded = true where child_id = ${childId} and not recorded`;
    },

    async unrecordedSleeps(before, limit) {
      const rows = await sql<Row[]>`
        select * from vault.sleeps where not recorded and asked_at < ${before} order by asked_at limit ${limit}`;
      return rows.map(({ child_id, erase_at, asked_by, state }) => ({
        childId: child_id,
        eraseAt: new Date(erase_at),
        askedBy: asked_by,
        isWoken: state === 'woken',
      }));
    },

    async dueSleeps(at, limit) {
      const rows = await sql<Pick<Row, 'child_id'>[]>`
        update vault.sleeps set state = 'erasing' where child_id in (
          select child_id from vault.sleeps where erase_at <= ${at} and state <> 'woken' order by erase_at limit ${limit}
        ) returning child_id`;
      return rows.map(({ child_id }) => child_id);
    },

    async dueSleep(childId, at) {
      const [row] = await sql<Row[]>`
        select * from vault.sleeps where child_id = ${childId} and erase_at <= ${at} and state <> 'woken'`;
      if (!row) return null;
      const { receipt_hash, sign_ins_ended: signInsEnded, reason } = row;
      return { childId, receiptHash: Buffer.from(receipt_hash).toString('hex'), signInsEnded, reason };
    },
  };
}

/** What only a restore does. */
export interface RestoredSleeps {
  /** Whether the vault knows of the wish to be erased that was recorded then; also when it has been taken back since. */
  knowsSleep(childId: string, recordedAt: Date): Promise<boolean>;
  /** Takes back a wish that was over then, as the log says. @returns whether there was one */
  forgetSleep(childId: string, overAt: Date): Promise<boolean>;
}

export function restoredSleeps(sql: Sql): RestoredSleeps {
  return {
    async knowsSleep(childId, recordedAt) {
      const known = await sql`
        select 1 from vault.sleeps where child_id = ${childId} and (state <> 'woken' or asked_at >= ${recordedAt})`;
      return known.length > 0;
    },

    async forgetSleep(childId, overAt) {
      const forgotten = await sql`
        delete from vault.sleeps where child_id = ${childId} and asked_at <= ${overAt} and reason = 'asked'
        returning child_id`;
      return forgotten.length > 0;
    },
  };
}
