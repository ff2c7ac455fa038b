import { type ErasureDependencies, receiptHashOf, receiptOf } from '@wonderlings/erasure';
import { receiptNumberOf } from '@wonderlings/erasure/contract';
import { chainHash, GENESIS_HASH, open, streamOf } from '@wonderlings/kernel';
import type { HistoryCommand } from './command.ts';
import { readWords, withErasure } from './with-erasure.ts';

const usage = `npm run history -- receipt <number>                          check a receipt against the log, event by event`;
const PAGE = 1_000;

export const receiptCommand: HistoryCommand = {
  usage,
  async run(args) {
    const { words } = readWords(args, { usage, words: 1, switches: [] });
    return withErasure(async (dependencies) => {
      const found = await receiptOf(dependencies, words[0] ?? '');
      console.log(JSON.stringify(found, null, 2));
      if (found.state === 'waiting') return 0;
      const { checked, opened, broken } = await walk(dependencies, words[0] ?? '');
      console.log(`Checked ${checked} events of the stream: ${opened} can be opened but the erasure itself.`);
      if (broken !== null) console.error(`The chain is broken at event ${broken}.`);
      return opened === 0 && broken === null ? 0 : 1;
    });
  },
};

/** Every event of the erased stream: whether the chain holds, and whether anything of it opens. */
async function walk({ read, log, vault, registry }: ErasureDependencies, typed: string) {
  const hash = receiptHashOf(receiptNumberOf(typed) ?? '');
  const [row] = await read<{ child_id: string }>`select child_id from read.receipts where receipt_hash = ${hash}`;
  if (!row) throw new Error('The receipt is not in the read tables.');
  const key = (await vault.keysOf([row.child_id])).get(row.child_id) ?? null;
  let [previous, checked, opened]: [string, number, number] = [GENESIS_HASH, 0, 0];
  let broken: number | null = null;
  for (;;) {
    const page = await log.readStream(streamOf(row.child_id), { from: checked, limit: PAGE });
    for (const event of page) {
      const isSound = event.previousHash === previous && chainHash(previous, event, event.data) === event.hash;
      if (!isSound) broken ??= event.revision;
      if (event.type !== 'ChildErased' && !open(event, key, registry).unreadable) opened += 1;
      previous = event.hash;
    }
    checked += page.length;
    if (page.length < PAGE) return { checked, opened, broken };
  }
}
