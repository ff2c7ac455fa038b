import { type HexColor, luminance, mixed } from './hex-color.ts';

/** What every user has until one is chosen (specification 000, section 9). Also `DEFAULT_COLOR` of the account's contract. */
export const DEFAULT_COLOR: HexColor = '#8b5cf6';
/** Specification 000, section 4: the form background is the chosen colour, a 35% mix with white. */
export const FORM_SHARE = 0.35;
const STEP = 0.05;
/** The darkest ground on which the smallest words of every theme keep 4.5:1; the contrast test holds it to the tokens. */
export const DARKEST_FORM_LUMINANCE = 0.6;

/** The paper of a child's forms. Of a colour too dark to read on, so much less is taken that words stay readable. */
export function formBackground(color: HexColor): HexColor {
  for (let share = FORM_SHARE; share > 0; share -= STEP) {
    const paper = mixed(color, '#ffffff', share);
    if (luminance(paper) >= DARKEST_FORM_LUMINANCE) return paper;
  }
  return '#ffffff';
}

/**
 * Puts the chosen colour on the page's variables. The default one was not chosen: forms are then like the theme, since violet
 * paper goes with two themes of the six.
 */
export function applyPersonalColor(color: HexColor | undefined): void {
  const { style } = document.documentElement;
  if (!color || color.toLowerCase() === DEFAULT_COLOR) {
    style.removeProperty('--form-background');
    style.removeProperty('--personal-color');
    return;
  }
  style.setProperty('--form-background', formBackground(color));
  style.setProperty('--personal-color', color);
}
