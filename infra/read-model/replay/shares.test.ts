import { describe, expect, it } from 'vitest';
import { FoldError } from '../table/fold-event.ts';
import type { Share, ShareReached } from './share.ts';
import { Shares } from './shares.ts';

const compare = (a: string, b: string) => Number(a) - Number(b);
const failure = (table: string, position: string) =>
  FoldError.told({ table, position, eventId: `event ${position}`, message: `${table} cannot fold it` });

interface Asked {
  readonly upTo: string | undefined;
  readonly without: readonly string[];
}

/** A share that finds the end of the log at each of these positions in turn, and says so. */
function shareThatFinds(ends: readonly string[], said: Partial<ShareReached> = {}) {
  const asked: Asked[] = [];
  const left = [...ends];
  const share: Share = {
    async catchUp(upTo, without) {
      asked.push({ upTo, without });
      return {
        failed: [],
        erasedChildren: [],
        last: undefined,
        spentMs: {},
        ...said,
        position: upTo ?? left.shift() ?? null,
      };
    },
    stop: () => undefined,
    close: async () => undefined,
  };
  return { share, asked };
}

describe('the shares of a rebuild', () => {
  it('are brought to where the furthest of them found the end of the log', async () => {
    const [one, two] = [shareThatFinds(['7', '12']), shareThatFinds(['10', '12'])];
    const shares = new Shares([one.share, two.share], compare);
    await shares.catchUp();
    expect(shares.reached).toBe('10');
    for (const { asked } of [one, two]) expect(asked.map(({ upTo }) => upTo)).toEqual([undefined, '10']);
    await shares.catchUp();
    expect(shares.reached).toBe('12');
    for (const { asked } of [one, two]) expect(asked).toHaveLength(3);
  });

  it('know the last event that any of them folded', async () => {
    const mark = (position: string) => ({ stream: 'child-ada', revision: 1, position, hash: position });
    const said = [{ last: mark('9') }, { last: mark('10') }, {}];
    const shares = new Shares(
      said.map((last) => shareThatFinds(['12'], last).share),
      compare,
    );
    await shares.catchUp();
    expect(shares.last?.position).toBe('10');
  });

  it('go to no other position than the one that is asked for', async () => {
    const { share } = shareThatFinds([]);
    const shares = new Shares([share], compare);
    await shares.catchUp('9');
    expect(shares.reached).toBe('9');
  });

  it('name the first event that a table cannot be built with, and leave it out from then on', async () => {
    const one = shareThatFinds(['9', '9'], { failed: [failure('pokes', '8'), failure('notes', '4')] });
    const two = shareThatFinds(['9', '9'], { failed: [failure('pokes', '3')], erasedChildren: ['Ada'] });
    const shares = new Shares([one.share, two.share], compare);
    await shares.catchUp();
    expect([...shares.failed].map(([table, { position }]) => [table, position])).toEqual([
      ['pokes', '3'],
      ['notes', '4'],
    ]);
    expect([...shares.erasedChildren]).toEqual(['Ada']);
    await shares.catchUp();
    for (const { asked } of [one, two]) expect(asked.map(({ without }) => without)).toEqual([[], ['pokes', 'notes']]);
  });

  it('come to nothing when one of them cannot go on', async () => {
    const { share } = shareThatFinds(['5']);
    const broken: Share = { ...share, catchUp: () => Promise.reject(new Error('The connection was lost')) };
    const shares = new Shares([share, broken], compare);
    await expect(shares.catchUp()).rejects.toThrow('The connection was lost');
    expect(shares.reached).toBeNull();
  });
});
