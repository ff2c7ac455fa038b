import { beforeEach, expect, it } from 'vitest';
import { Ledger, type Save } from './ledger.ts';

const ONE: Save = { key: 'k1', child: 0, note: 'one' };
const TWO: Save = { key: 'k2', child: 0, note: 'two' };

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
  for (const save of [ONE, TWO]) ledger.ask(save);
  ledger.acknowledge(ONE, 'a');
});

it('is content with what was acknowledged once, and with or without what was not answered', () => {
  expect(ledger.wrongWith(0, [{ id: 'a', note: 'one' }])).toEqual([]);
  expect(
    ledger.wrongWith(0, [
      { id: 'b', note: 'two' },
      { id: 'a', note: 'one' },
    ]),
  ).toEqual([]);
  expect(ledger.unanswered).toEqual([TWO]);
  expect(ledger.acknowledged).toEqual([ONE]);
});

it('names what is lost, doubled, another one, or never asked for', () => {
  const wrongWith = (...shown: { id: string; note: string | null }[]) => ledger.wrongWith(0, shown);
  expect(wrongWith()).toEqual(['"one" was acknowledged and is lost']);
  expect(wrongWith({ id: 'b', note: 'one' })).toEqual(['"one" was acknowledged as a and is b']);
  expect(wrongWith({ id: 'a', note: 'one' }, { id: 'b', note: 'two' }, { id: 'c', note: 'two' })).toEqual([
    '"two" is there 2 times',
  ]);
  expect(wrongWith({ id: 'a', note: 'one' }, { id: 'd', note: 'three' })).toEqual([
    '"three" is there and was never asked for',
  ]);
});

it('names a save that is acknowledged as another one when it is asked again', () => {
  ledger.acknowledge(ONE, 'z');
  expect(ledger.wrongWith(0, [{ id: 'z', note: 'one' }])).toEqual([
    '"one" was acknowledged as a, and asked again as z',
  ]);
});
