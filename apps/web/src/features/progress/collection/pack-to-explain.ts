import { STICKER_PACKS } from '@wonderlings/rewards/sticker-pack-catalogue';
import type { ProgressSearch } from '../progress-search.ts';
import type { Reasoned } from './collectable.ts';

/** The pack that an address asks "why" of: a celebration leads here for packs too. */
export function packToExplain({ kind, id }: ProgressSearch): Reasoned | undefined {
  const pack = kind === 'pack' && STICKER_PACKS.find((one) => one.id === id);
  if (!pack) return undefined;
  const { name, description } = pack;
  return { kind: 'pack', id: pack.id, name, description, icon: `pack/${pack.id}`, brings: null };
}
