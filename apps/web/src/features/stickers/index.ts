// Stickers: the album, the playground, and the decorated header.

export { DecorateButton } from './header/decorate-button.tsx';
export { useDecorating } from './header/decorating.ts';
export { HeaderDecoration } from './header/header-decoration.tsx';
