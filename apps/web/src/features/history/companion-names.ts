import { COMPANIONS } from '@wonderlings/companions/catalogue';
import { WONDERLING_IDS, type WonderlingId } from '../../art/companions/cast.ts';

const nameOf = (id: WonderlingId): string => COMPANIONS.find((companion) => companion.id === id)?.name ?? id;

// One entry for each id of the cast.
export const COMPANION_NAMES = Object.fromEntries(WONDERLING_IDS.map((id) => [id, nameOf(id)])) as Readonly<
  Record<WonderlingId, string>
>;
