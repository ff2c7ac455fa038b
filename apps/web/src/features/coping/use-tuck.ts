import { COPING_TOOLS } from '@wonderlings/coping/catalogue';
import { useState } from 'react';
import type { Mood } from '../../art/companions/cast.ts';
import { COPING_COPY } from './coping.copy.ts';
import { findTools, type ToolFilter } from './find-tools.ts';

/** What Tuck does: he cheers a heart, waits during a try, looks while somebody types, wonders when there is nothing. */
export function useTuck(
  filter: ToolFilter,
  favorites: readonly string[],
  isTrying: boolean,
): { readonly mood: Mood; readonly says: string } {
  const [before, setBefore] = useState({ filter, favorites, cheers: false });
  if (before.filter !== filter || before.favorites !== favorites) {
    // Hearts that come from the device are no news.
    const cheers = before.filter === filter && favorites.length === before.favorites.length + 1;
    setBefore({ filter, favorites, cheers });
  }
  const { hello, looking, nothing, liked, waiting } = COPING_COPY.tuck;
  if (before.cheers) return { mood: 'cheering', says: liked };
  const noHearts = filter.group === 'favorites' && favorites.length === 0;
  if (!noHearts && findTools(COPING_TOOLS, filter, favorites).length === 0) return { mood: 'thinking', says: nothing };
  if (isTrying) return { mood: 'listening', says: waiting };
  return filter.typed.trim() ? { mood: 'listening', says: looking } : { mood: 'happy', says: hello };
}
