import { createHash } from 'node:crypto';
import { IntegrityError, sealCell } from '@wonderlings/kernel';
import { describe, expect, it, vi } from 'vitest';
import { CellText, textOfCell } from './cell-text.ts';
import { OpenedCells, openSealedCell } from './opened-cells.ts';

const keyOf = (name: string) => createHash('sha256').update(name).digest();
const ADA = keyOf('Ada');
const PLACE = 'moods\0note\x001';
const sealed = sealCell(ADA, PLACE, 'I cried');

function opening(room?: number) {
  const open = vi.fn(openSealedCell);
  return { open, cells: new OpenedCells(open, room) };
}

describe('a cell that was opened a moment ago', () => {
  it('is not opened again', () => {
    const { open, cells } = opening();
    for (let time = 0; time < 3; time += 1) expect(cells.open(ADA, PLACE, Buffer.from(sealed))).toBe('I cried');
    expect(open).toHaveBeenCalledOnce();
  });

  it('is the same as bytes and as Postgres writes them', () => {
    const { open, cells } = opening();
    expect(cells.open(ADA, PLACE, new CellText(textOfCell(sealed)))).toBe('I cried');
    expect(cells.open(ADA, PLACE, sealed)).toBe('I cried');
    expect(open).toHaveBeenCalledOnce();
  });

  it('is another one with a byte changed, in another place and for another key', () => {
    const { cells } = opening();
    cells.open(ADA, PLACE, sealed);
    for (let byte = 0; byte < sealed.length; byte += 1) {
      const changed = Buffer.from(sealed);
      changed[byte] = (changed[byte] ?? 0) ^ 1;
      expect(() => cells.open(ADA, PLACE, changed)).toThrow(IntegrityError);
    }
    expect(() => cells.open(ADA, 'moods\0note\x002', sealed)).toThrow(IntegrityError);
    expect(() => cells.open(keyOf('Ben'), PLACE, sealed)).toThrow(IntegrityError);
    // A key that was loaded anew is another object: what the one before it opened went with it.
    expect(cells.open(keyOf('Ada'), PLACE, sealed)).toBe('I cried');
  });

  it('makes room for others', () => {
    const { open, cells } = opening(1_000);
    const others = Array.from({ length: 50 }, (_, index) => `moods\0note\0${index + 2}`);
    const openAll = () => {
      for (const place of others) cells.open(ADA, place, sealCell(ADA, place, 'fine'));
    };
    cells.open(ADA, PLACE, sealed);
    openAll();
    cells.open(ADA, PLACE, sealed);
    expect(open).toHaveBeenCalledTimes(52);
  });

  it('is forgotten within a minute, and stays for as long as it is asked for', () => {
    vi.useFakeTimers();
    const { open, cells } = opening();
    for (let half = 0; half < 5; half += 1) {
      cells.open(ADA, PLACE, sealed);
      vi.advanceTimersByTime(30_000);
    }
    expect(open).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(vi.getTimerCount()).toBe(0);
    cells.open(ADA, PLACE, sealed);
    expect(open).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
