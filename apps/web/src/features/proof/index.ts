// Checking a history, and a keepsake of its state.

export { CheckPage } from './check/check-page.tsx';
export { KeepsakePage } from './keepsake/keepsake-page.tsx';
export { MovedKeepsakes } from './keepsake/moved-keepsakes.tsx';
