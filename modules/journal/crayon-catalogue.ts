import type { CrayonId } from './drawing-contract.ts';

export interface Crayon {
  readonly id: CrayonId;
  readonly name: string;
  /** Of its line: 3:1 on the paper, but for yellow, which would not be known as yellow then. */
  readonly color: string;
}

/** The tray, from left to right. */
export const CRAYONS = [
  { id: 'red', name: 'Red', color: '#E4483F' },
  { id: 'yellow', name: 'Yellow', color: '#F2A71B' },
  { id: 'green', name: 'Green', color: '#4FA866' },
  { id: 'blue', name: 'Blue', color: '#3E83DB' },
  { id: 'pink', name: 'Pink', color: '#E9567C' },
  { id: 'brown', name: 'Brown', color: '#8A5A34' },
] as const satisfies readonly Crayon[];

const BY_ID: ReadonlyMap<CrayonId, Crayon> = new Map(CRAYONS.map((crayon) => [crayon.id, crayon]));
/** Every id has its crayon. */
export const crayonOf = (id: CrayonId): Crayon => BY_ID.get(id) ?? CRAYONS[0];
