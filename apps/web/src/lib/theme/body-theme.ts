import { THEME_IDS, type ThemeId } from './theme-ids.ts';

/** Puts a theme's class on the body, and its colour on the browser's own bar. */
export function applyTheme(theme: ThemeId): void {
  const { body } = document;
  if (!body.classList.contains(theme)) {
    body.classList.remove(...THEME_IDS);
    body.classList.add(theme);
  }
  const bar = getComputedStyle(body).getPropertyValue('--nav').trim();
  if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
}
