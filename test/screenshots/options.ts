import { DEFAULT_THEME } from '@wonderlings/account/contract';
import { misunderstood, readCommandLine } from '../../scripts/command-line.ts';

/** How a person may have made the app fit them (`lib/comfort`), by the word of the command line. */
export const FITS = {
  large: { textSize: 'large' },
  largest: { textSize: 'largest' },
  contrast: { strongColors: true },
  calm: { calmMotion: true },
} as const;
export type Fit = keyof typeof FITS;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
export interface Look {
  readonly theme: string;
  readonly fit: Fit | undefined;
  readonly viewport: Viewport;
}

const HEIGHTS: Readonly<Record<string, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };
const USAGE = `
npm run screenshots [-- <option> … <part of a name> …]

Every page in every state, at three widths, to be looked at; with a part of a name those whose names hold it, with =name that one.

  --out <folder>       screenshots by default
  --theme <theme>      ${DEFAULT_THEME} by default; may be given more than once, like the next two
  --width <width>      320, 390, 820, 1440, or a width and a height like 844x390
  --fit <word>         ${Object.keys(FITS).join(', ')}
  --at-once <number>   pages open at the same time, 1 by default`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  takesWords: true,
  options: {
    out: { type: 'string', default: 'screenshots' },
    theme: { type: 'string', multiple: true, default: [DEFAULT_THEME] },
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
    fit: { type: 'string', multiple: true, default: [] },
    'at-once': { type: 'string', default: '1' },
  },
});

/** `390`, or a width and a height: `844x390`. */
function viewportOf(size: string): Viewport {
  const [width, height] = size.split('x').map(Number);
  if (!width) return misunderstood(`Not a width: ${size}.`, USAGE);
  return { width, height: height ?? HEIGHTS[width] ?? 900 };
}

function fitOf(word: string): Fit {
  const fit = (Object.keys(FITS) as Fit[]).find((name) => name === word);
  return fit ?? misunderstood(`Not a fit: ${word}.`, USAGE);
}

const fits = values.fit.length > 0 ? values.fit.map(fitOf) : [undefined];
export const out = values.out;
/** Scenes whose names hold one of these; all without one. */
export const wanted = positionals;
/** Pages open at the same time. */
export const atOnce = Math.max(1, Number(values['at-once']));
export const LOOKS: readonly Look[] = values.theme.flatMap((theme) =>
  fits.flatMap((fit) => values.width.map((size) => ({ theme, fit, viewport: viewportOf(size) }))),
);
