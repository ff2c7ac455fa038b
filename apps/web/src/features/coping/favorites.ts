import { COPING_LABELS } from '@wonderlings/coping/catalogue';
import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const Favorites = z.object({ favorites: z.array(z.string()).readonly() });
type Favorites = Readonly<z.infer<typeof Favorites>>;

/** Ids of the tools with a heart, in the order the hearts came. They stay on this device. */
const copingDocument = deviceDocument<Favorites>({
  name: 'coping',
  schema: Favorites,
  initial: { favorites: [] },
});

const withHeart = ({ favorites }: Favorites, toolId: string): Favorites => ({
  favorites: favorites.includes(toolId) ? favorites : [...favorites, toolId],
});

const withoutHeart = ({ favorites }: Favorites, toolId: string): Favorites => ({
  favorites: favorites.filter((id) => id !== toolId),
});

/** The child's hearts. They are kept on this device and never sent. */
export function useFavorites() {
  const document = useDeviceDocument(copingDocument);
  const { favorites } = document.value;
  const toggle = (toolId: string) => {
    const liked = !favorites.includes(toolId);
    document.update((value) => (liked ? withHeart(value, toolId) : withoutHeart(value, toolId)));
    toast({ description: liked ? COPING_LABELS.favoriteOn : COPING_LABELS.favoriteOff });
  };
  return { document, favorites, toggle };
}

export type FavoritesHandle = ReturnType<typeof useFavorites>;
