import { stickerById } from '@wonderlings/stickers/catalogue';

/** An id stays in words of some kind even where the catalogue of this page is older than the server's. */
export const stickerName = (id: string): string => stickerById(id)?.name ?? id.replaceAll('-', ' ');
