import { type EventStore, firstBrokenLink, sandboxIdOf, streamOf } from '@wonderlings/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, expectedBy, newStream } from '../contract/sealed-act.ts';
import { createMemoryEventStore } from '../memory-event-store.ts';
import { type CopyLogOptions, copyLog as copyFrom, type LogTarget } from './copy-log.ts';
import { sourceOf } from './walk-log.ts';

let from: EventStore;
let to: EventStore;
beforeEach(() => {
  from = createMemoryEventStore();
  to = createMemoryEventStore();
});

async function append(store: EventStore, stream: string, size = 1) {
  const events = act(stream, { after: await store.readLast(stream), size });
  await store.append(stream, expectedBy(events), events);
}

const copyLog = ({ from, ...options }: Omit<CopyLogOptions, 'from'> & { readonly from: EventStore }) =>
  copyFrom({ ...options, from: sourceOf(from) });
const hashesOf = async (store: EventStore) => (await store.readAll({ limit: 10_000 })).map(({ hash }) => hash);

/** Three children whose acts alternate, and one with many events at once. */
async function fill(): Promise<readonly string[]> {
  const streams = [newStream(), newStream(), newStream()];
  for (let round = 0; round < 4; round += 1) for (const stream of streams) await append(from, stream, 1 + round);
  await append(from, streams[0] ?? '', 250);
  return streams;
}

describe('a copy of a log', () => {
  it('has the same events in the same order, with the same chains', async () => {
    const streams = await fill();
    expect(await copyLog({ from, to })).toEqual({ same: 0, copied: 280 });
    expect(await hashesOf(to)).toEqual(await hashesOf(from));
    for (const stream of streams) expect(firstBrokenLink(await to.readStream(stream))).toBeNull();
  });

  it('goes on where it was cut off, and does nothing when there is nothing left', async () => {
    await fill();
    const failing: EventStore = { ...to };
    let appends = 0;
    failing.append = (...args) => {
      appends += 1;
      return appends > 7 ? Promise.reject(new Error('cut off')) : to.append(...args);
    };
    await expect(copyLog({ from, to: failing })).rejects.toThrow('cut off');
    const { same, copied } = await copyLog({ from, to });
    expect(same).toBeGreaterThan(0);
    expect(same + copied).toBe(280);
    expect(await copyLog({ from, to })).toEqual({ same: 280, copied: 0 });
    expect(await hashesOf(to)).toEqual(await hashesOf(from));
  });

  it('is written several acts at a time where a target takes them together, each stream once', async () => {
    await fill();
    const together: (readonly string[])[] = [];
    const target: LogTarget = {
      ...to,
      append: () => Promise.reject(new Error('asked for one act')),
      async appendMany(appends) {
        together.push(appends.map(([stream]) => stream));
        for (const each of appends) await to.append(...each);
      },
    };
    expect(await copyLog({ from, to: target })).toEqual({ same: 0, copied: 280 });
    expect(await hashesOf(to)).toEqual(await hashesOf(from));
    for (const streams of together) expect(new Set(streams).size).toBe(streams.length);
    // Four rounds of three children, and then the long act in three parts.
    expect(together.map(({ length }) => length)).toEqual([3, 3, 3, 3, 1, 1, 1]);
  });

  it('asks for so much together that a statement stays short', async () => {
    const data = Buffer.alloc(300_000, 'x');
    for (let nth = 0; nth < 10; nth += 1) {
      const events = act(newStream(), { data });
      await from.append(events[0].stream, 'none', events);
    }
    const sizes: number[] = [];
    const target: LogTarget = {
      ...to,
      async appendMany(appends) {
        sizes.push(appends.length);
        for (const each of appends) await to.append(...each);
      },
    };
    await copyLog({ from, to: target });
    expect(sizes).toEqual([6, 4]);
  });

  it('leaves demos behind', async () => {
    await append(from, streamOf(sandboxIdOf('0b9f1f0e-7f0c-4c3e-9a55-0e9a3d0f7c11', '2026-05-01')), 3);
    await append(from, newStream());
    expect(await copyLog({ from, to })).toEqual({ same: 0, copied: 1 });
  });

  it('tells how far it is', async () => {
    await append(from, newStream(), 1_200);
    const told: unknown[] = [];
    await copyLog({ from, to, onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([500, 1_000, 1_200].map((done) => ({ done, total: 1_200 })));
  });
});

describe('a rehearsal', () => {
  it('changes nothing, and counts what is the same and what is left', async () => {
    await fill();
    expect(await copyLog({ from, to, rehearse: true })).toEqual({ same: 0, copied: 280 });
    expect(await to.head()).toBeNull();
    await copyLog({ from, to });
    await append(from, newStream(), 2);
    expect(await copyLog({ from, to, rehearse: true })).toEqual({ same: 280, copied: 2 });
  });
});

describe('a target that is no copy', () => {
  it('is refused where the same place has another event', async () => {
    const stream = newStream();
    await append(from, stream);
    await append(to, stream);
    await expect(copyLog({ from, to })).rejects.toThrow(
      `where the target has ${stream}@0 at position 1, with another hash`,
    );
  });

  it('is found out by reading back what it said it has stored', async () => {
    await append(from, newStream());
    const forgetful: EventStore = { ...to, append: async () => ({ revision: 0, position: '1', duplicate: false }) };
    await expect(copyLog({ from, to: forgetful })).rejects.toThrow('of 1 events that were copied the target has 0');
  });

  it('is refused where it differs, and nothing is appended', async () => {
    await fill();
    const other = newStream();
    await append(to, other);
    await expect(copyLog({ from, to })).rejects.toThrow(`where the target has ${other}@0 at position 1`);
    expect(await hashesOf(to)).toHaveLength(1);
  });

  it('is refused when it goes on after the source', async () => {
    await append(from, newStream());
    await copyLog({ from, to });
    const other = newStream();
    await append(to, other);
    await expect(copyLog({ from, to, rehearse: true })).rejects.toThrow(`the target has ${other}@0, after all`);
  });
});

it.each(['source', 'target'] as const)('an event that was changed in the %s is named', async (where) => {
  const stream = newStream();
  await append(from, stream, 3);
  await copyLog({ from, to });
  const changed = where === 'source' ? from : to;
  const store: EventStore = {
    ...changed,
    readAll: async (range) =>
      (await changed.readAll(range)).map((event) =>
        event.revision === 1 ? { ...event, data: Buffer.from('another') } : event,
      ),
  };
  const logs = where === 'source' ? { from: store, to } : { from, to: store };
  await expect(copyLog({ ...logs, rehearse: true })).rejects.toThrow(
    `${stream}@1 at position 2 is not as it was sealed`,
  );
});
