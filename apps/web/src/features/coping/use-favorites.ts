import { COPING_LABELS } from '@wonderlings/coping/catalogue';
import { useDeviceDocument } from '../../device/store/use-device-document.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { copingDocument, withHeart, withoutHeart } from './favorites.ts';

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
