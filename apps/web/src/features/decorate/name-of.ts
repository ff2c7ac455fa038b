import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';

/** What a screen reader calls it; the emoji itself where the catalogue has no name for it. */
export const nameOf = (emoji: string): string => headerEmojiOf(emoji)?.name ?? emoji;
