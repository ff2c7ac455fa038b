import { command, defineFacet, draft } from '@wonderlings/kernel';
import { HistoryChecked, KeepsakeCompared, KeepsakeMade } from './events.ts';

/** What is done to prove a history rests on the log alone, so there is nothing to keep in mind of it. */
export const proofFacet = defineFacet({
  name: 'proof',
  initial: null,
  events: [HistoryChecked, KeepsakeMade, KeepsakeCompared],
  evolve: () => null,
});

export const recordCheck = (found: boolean, entries: number) =>
  command(proofFacet, () => [draft(HistoryChecked, { found, entries })]);

/** @param revision of the event that the keepsake is made after */
export const recordKeepsake = (revision: number) => command(proofFacet, () => [draft(KeepsakeMade, { revision })]);

export const recordComparison = (fits: boolean) => command(proofFacet, () => [draft(KeepsakeCompared, { fits })]);
