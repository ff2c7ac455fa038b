import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

const Favorites = z.object({ favorites: z.array(z.string()).readonly() });
export type Favorites = Readonly<z.infer<typeof Favorites>>;

/** Ids of the tools with a heart, in the order the hearts came. They stay on this device. */
export const copingDocument = deviceDocument<Favorites>({
  name: 'coping',
  schema: Favorites,
  initial: { favorites: [] },
});

export const withHeart = ({ favorites }: Favorites, toolId: string): Favorites => ({
  favorites: favorites.includes(toolId) ? favorites : [...favorites, toolId],
});

export const withoutHeart = ({ favorites }: Favorites, toolId: string): Favorites => ({
  favorites: favorites.filter((id) => id !== toolId),
});
