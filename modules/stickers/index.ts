import { defineModule } from '@wonderlings/kernel';
import { demoActs } from './demo-story.ts';
import { StickerMoved, StickerPlaced, StickerRemoved, StickerUnlocked } from './events.ts';
import { stickersKept } from './kept.ts';
import { stickersRoutes } from './routes.ts';
import { stickersFacet } from './stickers.ts';
import { stickerPlacements, stickersTable, userStickers } from './tables.ts';
import { unlocking } from './unlock.react.ts';

export { stickersTable };

/** Ninety stickers, the emoji of the header, and where a child has put them; see the README beside this file. */
export const stickers = defineModule({
  name: 'stickers',
  events: [StickerUnlocked, StickerPlaced, StickerMoved, StickerRemoved],
  facets: [stickersFacet],
  reactions: [unlocking],
  tables: [userStickers, stickerPlacements],
  kept: stickersKept,
  catalogues: [stickersTable],
  routes: stickersRoutes,
  demoActs,
});
