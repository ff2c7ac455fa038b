// Stickers: the album, the playground, and the decorated header.

export { DecorateButton } from './header/components/decorate-button.tsx';
export { HeaderDecoration } from './header/components/header-decoration.tsx';
