import type { ThemeId } from '../../lib/theme/appearance.ts';
import { DEFAULT_COLOR, type HexColor } from '../../lib/theme/personal-color.ts';

interface Theme {
  readonly id: ThemeId;
  readonly name: string;
  readonly moodLine: string;
}

/** Specification 000, section 2. `Soft Lavender Dreams` is the reading that was settled for theme1. */
export const THEMES: readonly Theme[] = [
  { id: 'theme1', name: 'Soft Lavender Dreams', moodLine: 'Soothing & peaceful' },
  { id: 'theme2', name: 'Deep Breathing', moodLine: 'Warm & comforting' },
  { id: 'theme3', name: 'Inner Balance', moodLine: 'Clear & mindful' },
  { id: 'theme4', name: 'Golden Sunset', moodLine: 'Bright & uplifting' },
  { id: 'theme5', name: 'Soft Blush', moodLine: 'Soft & dreamy' },
  { id: 'theme6', name: 'Cloud Nine', moodLine: 'Calm & serene' },
];

interface OwnColor {
  readonly id: HexColor;
  readonly name: string;
}

/** The first is the default, with which forms are like the theme. */
export const OWN_COLORS: readonly OwnColor[] = [
  { id: DEFAULT_COLOR, name: 'Like the theme' },
  { id: '#a855f7', name: 'Purple' },
  { id: '#3b82f6', name: 'Blue' },
  { id: '#14b8a6', name: 'Sea green' },
  { id: '#65a30d', name: 'Leaf green' },
  { id: '#ffd700', name: 'Gold' },
  { id: '#f97316', name: 'Orange' },
  { id: '#ec4899', name: 'Pink' },
];
