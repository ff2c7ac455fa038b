import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads one line back as a spreadsheet does. */
function parsed(line: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < line.length - 2 || cells.length === 0) {
    let cell = '';
    if (line[at] === '"') {
      at += 1;
      while (line[at] !== '"' || line[at + 1] === '"') {
        if (line[at] === '"') at += 1;
        cell += line[at];
        at += 1;
      }
      at += 1;
    } else {
      while (line[at] !== ',' && line[at] !== '\r') {
        cell += line[at];
        at += 1;
      }
    }
    cells.push(cell);
    at += 1;
    if (line[at - 1] === ',' && at === line.length - 2) cells.push('');
  }
  return cells;
}

describe('a line of a table', () => {
  it('is read back as it was, quotes, commas and line ends too', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'ab",\n\r =') }), { minLength: 1 }), (texts) => {
        const safe = texts.filter((text) => !/^[=\r]/.test(text));
        fc.pre(safe.length > 0);
        expect(parsed(csvLine(safe))).toEqual(safe);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('runs no formula: %j', (text) => {
    expect(parsed(csvLine([text]))).toEqual([`'${text}`]);
  });

  it('leaves numbers what they are, and nothing for what is not there', () => {
    expect(csvLine([-5, 1.5, null, 'x'])).toBe('-5,1.5,,x\r\n');
  });
});
