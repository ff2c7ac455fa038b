import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVault, type TestVault } from './testing.ts';

const QUARTER_MS = 15 * 60_000;

let fixture: TestVault;
beforeAll(async () => {
  fixture = await createTestVault();
});
afterAll(() => fixture.database.drop());

const open = (childId: string, sessionId: string) =>
  fixture.vault.openGrownUpArea(childId, sessionId, new Date(fixture.now().getTime() + QUARTER_MS));

describe('the grown-up area', () => {
  it('is open in one session of one child, until its time is over', async () => {
    const [childId, tablet, phone] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await fixture.vault.isGrownUpAreaOpen(childId, tablet)).toBe(false);
    await open(childId, tablet);
    expect(await fixture.vault.isGrownUpAreaOpen(childId, tablet)).toBe(true);
    expect(await fixture.vault.isGrownUpAreaOpen(randomUUID(), tablet)).toBe(false);

    await open(childId, phone);
    expect(await fixture.vault.isGrownUpAreaOpen(childId, tablet)).toBe(false);
    expect(await fixture.vault.isGrownUpAreaOpen(childId, phone)).toBe(true);
    fixture.advance(QUARTER_MS);
    expect(await fixture.vault.isGrownUpAreaOpen(childId, phone)).toBe(false);
  });

  it('goes with its child', async () => {
    const [childId, tablet] = [randomUUID(), randomUUID()];
    await open(childId, tablet);
    await fixture.vault.destroy(childId);
    expect(await fixture.vault.isGrownUpAreaOpen(childId, tablet)).toBe(false);
  });
});
