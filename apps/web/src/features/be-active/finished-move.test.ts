import { describe, expect, it } from 'vitest';
import { CHEERS } from './be-active.copy.ts';
import { cheerFor, type Deed } from './finished-move.tsx';

const deed: Deed = { title: 'Sea Arms', ended: 'rang', ownIdea: false, isNew: false, before: 0 };

describe("Pogo's word", () => {
  it('calls stopping wise, whatever else there is', () => {
    expect(cheerFor({ ...deed, ended: 'stopped', isNew: true, ownIdea: true })).toBe(CHEERS.stopped);
  });

  it('says that a move is new only when it is', () => {
    expect(cheerFor({ ...deed, isNew: true })).toBe(CHEERS.newMove);
    expect([0, 1, 2, 3].map((before) => cheerFor({ ...deed, before }))).not.toContain(CHEERS.newMove);
  });

  it('praises the idea of a child that picked by itself', () => {
    expect(cheerFor({ ...deed, ownIdea: true })).toBe(CHEERS.ownIdea);
    expect(cheerFor(deed)).not.toBe(CHEERS.ownIdea);
  });

  it('has another word for doing it again', () => {
    const words = [0, 1, 2].map((before) => cheerFor({ ...deed, before }));
    expect(new Set(words).size).toBe(3);
    expect(words).toContain('You did "Sea Arms" to the end.');
  });
});
