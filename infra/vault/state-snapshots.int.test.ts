import { randomUUID } from 'node:crypto';
import type { ChildKey, StateSnapshot } from '@wonderlings/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestVault, register, type TestVault } from './testing.ts';

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

const failed = vi.fn();
const of = (release: string) => fixture.vault.snapshotsOf(release, failed);
const keyOf = async (childId: string) => (await fixture.vault.keysOf([childId])).get(childId) as ChildKey;
const at = (revision: number): StateSnapshot => ({
  revision,
  hash: 'a hash',
  position: '00000000000000000042',
  today: { day: '2026-05-01', acts: 3, bytes: 400 },
  states: new Map<string, unknown>([
    ['stickers', { unlocked: new Set(['zola-wave']), placements: new Map([['p', { x: 1 }]]) }],
  ]),
  commands: new Map([['a command', revision]]),
});
const revisionOf = async (childId: string): Promise<number | undefined> => {
  const [row] = await fixture.database.sql`select revision from vault.state_snapshots where child_id = ${childId}`;
  return row?.revision;
};
/** Keeping is not waited for. */
const keep = async (childId: string, snapshot: StateSnapshot, release = 'one') => {
  of(release).keep(childId, await keyOf(childId), snapshot);
  await vi.waitFor(async () => expect(await revisionOf(childId)).toBe(snapshot.revision));
};

describe('state snapshots', () => {
  it('come back as they were, maps and sets too, for their child’s key only, and stand there sealed', async () => {
    const [{ childId }, other] = [await register(fixture), await register(fixture)];
    await keep(childId, at(500));
    expect(await of('one').load(childId, await keyOf(childId))).toEqual(at(500));
    const [row] = await fixture.database.sql`select sealed from vault.state_snapshots where child_id = ${childId}`;
    expect(Buffer.from(row?.sealed).includes('zola-wave')).toBe(false);
    expect(failed).not.toHaveBeenCalled();
    expect(await of('one').load(childId, await keyOf(other.childId))).toBeNull();
    expect(failed).toHaveBeenCalledOnce();
  });

  it('are of no use to another release, whose own takes their place', async () => {
    const { childId } = await register(fixture);
    await keep(childId, at(1_000));
    expect(await of('two').load(childId, await keyOf(childId))).toBeNull();
    await keep(childId, at(999), 'two');
    expect((await of('two').load(childId, await keyOf(childId)))?.revision).toBe(999);
    expect(await of('one').load(childId, await keyOf(childId))).toBeNull();
  });

  it('are never replaced by an older one', async () => {
    const { childId } = await register(fixture);
    await keep(childId, at(1_000));
    of('one').keep(childId, await keyOf(childId), at(500));
    await keep(childId, at(1_500));
    of('one').keep(childId, await keyOf(childId), at(500));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await revisionOf(childId)).toBe(1_500);
  });

  it('go with their child, and with the key of one of its notes, and come of no child that is gone', async () => {
    const [one, two] = [await register(fixture), await register(fixture)];
    const key = await keyOf(two.childId);
    await keep(one.childId, at(500));
    await keep(two.childId, at(500));
    await fixture.vault.destroyNote(one.childId, 7);
    expect(await revisionOf(one.childId)).toBeUndefined();
    await fixture.vault.destroy(two.childId);
    expect(await revisionOf(two.childId)).toBeUndefined();
    for (const gone of [two.childId, randomUUID()]) of('one').keep(gone, key, at(500));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await revisionOf(two.childId)).toBeUndefined();
  });
});
