import { DEVICE_KEEPS } from './device-keeps.ts';
import type { Fact } from './kept-data.ts';
import { KEPT_KINDS, type KeptKind } from './privacy.copy.ts';
import { SERVER_KEEPS } from './server-keeps.gen.ts';

export interface KindFacts {
  readonly id: KeptKind;
  readonly facts: readonly Fact[];
  /** Fields and columns: the places of all its facts. */
  readonly fields: number;
}

/** Everything that is kept, on the server and on the device, by kind. */
export const PRIVACY_KINDS: readonly KindFacts[] = KEPT_KINDS.map((id) => {
  const facts = [...SERVER_KEEPS.kinds[id], ...onDevice(id)];
  return { id, facts, fields: facts.flatMap(({ places }) => Object.values(places).flat()).length };
});

function onDevice(kind: KeptKind): Fact[] {
  return Object.entries(DEVICE_KEEPS)
    .filter(([, keeps]) => keeps.kind === kind)
    .map(([place, { is }]) => ({ is, places: { device: [place] } }));
}
