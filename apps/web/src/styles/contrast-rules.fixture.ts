import { accentColor, formBackground, type HexColor, mixed } from '../lib/theme/personal-color.ts';
import { gradient, type ThemeColors } from './theme-colors.fixture.ts';

/** WCAG 2.2: 1.4.3 for words, 1.4.11 for what shows that something is a control, 1.4.6 for high contrast. */
export const TEXT = 4.5;
export const CONTROL = 3;
export const HIGH = 7;

export interface ContrastRule {
  readonly name: string;
  readonly inks: readonly HexColor[];
  readonly grounds: readonly HexColor[];
  readonly need: number;
}

const FEELINGS = ['joy', 'okay', 'sad', 'worry', 'nerv', 'scare'];

/** Every pair of words or control on a ground that the pieces in `ui/` and the pages draw. */
export function contrastRules(theme: ThemeColors, ownColors: readonly HexColor[]): readonly ContrastRule[] {
  const all = (...tokens: readonly string[]) => tokens.map((token) => theme.color(token));
  const page = [...gradient(...all('bg-1', 'bg-2', 'bg-3')), ...theme.scene];
  const paper = all('surface', 'tint', 'tint-2', 'nav');
  const deep = gradient(...all('deep-1', 'deep-2', 'deep-3'));
  const pastel = all('button', 'buttonHover', 'primary', 'secondary', 'theme-accent');
  const over = (top: string, ground: string, share: number) => mixed(theme.color(top), theme.color(ground), share);
  // Ghost buttons and empty states let the page through: 72% of paper at least.
  const thin = page.map((ground) => mixed(theme.color('surface'), ground, 0.72));
  const forms = ownColors.map(formBackground);
  const accents = ownColors.map(accentColor);
  const words = all('text', 'textSecondary');
  const lines = all('line', 'border');
  return [
    { name: 'words on the page and its scene', inks: words, grounds: page, need: TEXT },
    { name: 'words on paper', inks: [...words, ...all('link', 'navText')], grounds: paper, need: TEXT },
    { name: 'words on paper that lets the page through', inks: words, grounds: thin, need: TEXT },
    { name: 'links on the page', inks: all('link'), grounds: page, need: TEXT },
    {
      name: 'headings on page and paper',
      inks: gradient(...all('head-1', 'head-2')),
      grounds: [...page, ...paper],
      need: TEXT,
    },
    { name: 'ink on pastel', inks: all('text'), grounds: pastel, need: TEXT },
    {
      name: 'ink on the tinted patches of bar, tabs and skeletons',
      inks: all('text'),
      grounds: [over('primary', 'nav', 0.45), over('primary', 'surface', 0.62), over('primary', 'surface', 0.3)],
      need: TEXT,
    },
    { name: 'paper words on ink: tooltips', inks: all('surface'), grounds: all('text', 'line'), need: TEXT },
    { name: 'lines on page and paper', inks: lines, grounds: [...page, ...paper], need: CONTROL },
    { name: 'the ink line on its button', inks: all('line'), grounds: pastel, need: CONTROL },
    { name: 'words on deep screens', inks: all('deep-text', 'deep-text-2'), grounds: deep, need: TEXT },
    { name: 'lines and buttons on deep screens', inks: all('deep-line', 'button'), grounds: deep, need: CONTROL },
    {
      name: 'deep ink on the light of the bubble',
      inks: all('deep-1'),
      grounds: gradient('#ffffff', ...all('bub-1', 'bub-2', 'bub-3')),
      need: TEXT,
    },
    {
      name: 'errors on paper and on their own ground',
      inks: all('danger'),
      grounds: [...paper, theme.color('danger-soft'), mixed(theme.color('danger-soft'), theme.color('surface'), 0.4)],
      need: TEXT,
    },
    {
      name: 'words on the ground of errors',
      inks: [...words, ...all('link')],
      grounds: all('danger-soft'),
      need: TEXT,
    },
    {
      name: 'success on paper and on its ground',
      inks: all('ok'),
      grounds: [...paper, theme.color('ok-soft')],
      need: TEXT,
    },
    { name: 'words in forms of an own color', inks: [...words, ...all('link', 'danger')], grounds: forms, need: TEXT },
    { name: 'ink on an own accent', inks: all('text'), grounds: accents, need: TEXT },
    { name: 'the ink line on an own accent', inks: all('line'), grounds: accents, need: CONTROL },
    { name: 'fields in forms of an own color', inks: lines, grounds: forms, need: CONTROL },
    {
      name: 'rims of the feelings',
      inks: all(...FEELINGS.map((feeling) => `${feeling}-rim`)),
      grounds: [...page, ...paper],
      need: CONTROL,
    },
    {
      name: 'ink on the feelings',
      inks: all('text'),
      grounds: all(...FEELINGS.flatMap((feeling) => [`${feeling}-1`, `${feeling}-2`])),
      need: TEXT,
    },
  ];
}
