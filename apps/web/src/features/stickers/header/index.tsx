export { DecorateButton } from './components/decorate-button.tsx';
export { HeaderDecoration } from './components/header-decoration.tsx';
