import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, draft, eventRegistry, upcast } from './event.ts';

const Watered = defineEvent({
  type: 'Watered',
  version: 3,
  schema: z.object({ millilitres: z.number(), by: z.string() }),
  upcasters: {
    1: (data) => ({ litres: (data as { l: number }).l }),
    2: (data) => ({ millilitres: (data as { litres: number }).litres * 1_000, by: 'child' }),
  },
});

describe('an event definition', () => {
  it('lifts every older version to the newest', () => {
    const newest = { millilitres: 2_000, by: 'child' };
    expect(upcast(Watered, 1, { l: 2 })).toEqual(newest);
    expect(upcast(Watered, 2, { litres: 2 })).toEqual(newest);
    expect(upcast(Watered, 3, newest)).toEqual(newest);
  });

  it('refuses data of a newer release by name', () => {
    expect(() => upcast(Watered, 4, {})).toThrow('Watered version 4 was written by a newer release (this one knows 3)');
  });

  it('needs a way up from every older version', () => {
    expect(() => defineEvent({ type: 'X', version: 2, schema: z.object({}) })).toThrow('no upcaster from version 1');
  });

  it('refuses a draft that a replay could not read', () => {
    expect(() => draft(Watered, { millilitres: Number.NaN, by: 'child' })).toThrow();
  });

  it('belongs to one module only', () => {
    expect(() => eventRegistry([Watered, Watered])).toThrow('Two modules define the event Watered');
  });
});
