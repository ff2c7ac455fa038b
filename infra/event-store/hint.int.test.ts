import { createTestDatabase } from '@wonderlings/postgres/testing';
import { expect, it } from 'vitest';
import { act, newStream } from './contract/sealed-act.ts';
import { watch } from './contract/watching.ts';
import { eventLogMigrations } from './migrations.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

/** The longest there is: every poll comes after 5 s, so that what is seen before was brought by a hint. */
const POLL_MS = 5_000;
const BEFORE_A_POLL = { timeout: 4_500 };

it('tells another process of appends, of a burst also the last one, without it looking', BEFORE_A_POLL, async () => {
  const database = await createTestDatabase({ migrations: [eventLogMigrations] });
  const open = () => createPostgresEventStore({ sql: database.connect(), listen: database.connect, pollMs: POLL_MS });
  const [here, there] = [open(), open()];
  try {
    const watching = watch(there);
    // A listener that has not begun yet hears nothing, so this one is repeated until it is heard.
    const listening = setInterval(() => void here.append(...opening()), 50);
    await watching.until(1).finally(() => clearInterval(listening));
    for (let count = 0; count < 20; count += 1) await here.append(...opening());
    const head = Number(await here.head());
    await watching.until(head);
    expect(watching.seen).toHaveLength(head);
    await watching.stop();
  } finally {
    await Promise.all([here.close(), there.close()]);
    await database.drop();
  }
});

function opening() {
  const stream = newStream();
  return [stream, 'none', act(stream)] as const;
}
