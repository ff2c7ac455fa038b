import { STICKER_PACKS } from '@wonderlings/rewards/sticker-pack-catalogue';
import type { BadgesAddress } from '../badges-address.ts';
import type { Reasoned } from './collectable.ts';

/** The pack that an address asks "why" of: a celebration leads here for packs too. */
export function packToExplain({ kind, id }: BadgesAddress): Reasoned | undefined {
  const pack = kind === 'pack' && STICKER_PACKS.find((one) => one.id === id);
  if (!pack) return undefined;
  const { name, description } = pack;
  return { kind: 'pack', id: pack.id, name, description, icon: `pack/${pack.id}`, brings: null };
}
