import { describe, expect, it } from 'vitest';
import { processEach } from './process-each.ts';

/** A list of so many entries, of which some can never be worked on. */
function listOf(count: number, broken: readonly number[] = []) {
  const left = new Set(Array.from({ length: count }, (_, index) => String(index)));
  let tries = 0;
  return {
    left,
    tries: () => tries,
    listed: async (limit: number) => [...left].slice(0, limit).map((id) => ({ id })),
    work: async ({ id }: { readonly id: string }) => {
      tries += 1;
      if (broken.includes(Number(id))) throw new Error(`broken ${id}`);
      left.delete(id);
    },
  };
}

describe('working through a list', () => {
  it('comes to the end of a long one', async () => {
    const list = listOf(450);
    await processEach('things failed', list);
    expect([list.left.size, list.tries()]).toEqual([0, 450]);
  });

  it('goes on behind what fails, tries that once, and says so', async () => {
    const list = listOf(450, [0, 1, 300]);
    await expect(processEach('things failed', list)).rejects.toMatchObject({ message: '3 things failed' });
    expect([[...list.left], list.tries()]).toEqual([['0', '1', '300'], 450]);
  });

  it('gives up where everything fails', async () => {
    const all = Array.from({ length: 900 }, (_, index) => index);
    const list = listOf(all.length, all);
    await expect(processEach('things failed', list)).rejects.toThrow('200 things failed');
    expect(list.tries()).toBe(200);
  });
});
