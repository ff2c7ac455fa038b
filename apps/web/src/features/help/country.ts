import { keepText, keptText } from '../../lib/small-values.ts';
import { HELP_COUNTRIES, type HelpCountry, type Helpline, type TextLine } from './helplines.catalogue.ts';
import { COUNTRY_OF_ZONE } from './time-zones.catalogue.ts';

/** What a device tells about where it is. */
interface DeviceHints {
  /** BCP 47, the most wanted first. */
  readonly languages: readonly string[];
  /** IANA. */
  readonly timeZone: string | undefined;
}

/** The country by the region of the device's languages, else by its time zone; `undefined` when it is none of ours. */
export function guessCountry({ languages, timeZone }: DeviceHints): HelpCountry | undefined {
  const regions = languages.map(regionOf).filter((region) => region !== undefined);
  const code = regions[0] ?? (timeZone ? COUNTRY_OF_ZONE[timeZone] : undefined);
  return code ? countryByCode(code) : undefined;
}

export function countryByCode(code: string): HelpCountry | undefined {
  return HELP_COUNTRIES.find((country) => country.code === code);
}

/** Only lines that several public sources agree on may be shown; the others wait until a person has checked them. */
export function shownHelplines({ helplines }: Pick<HelpCountry, 'helplines'>): readonly Helpline[] {
  return helplines.filter(isAgreed);
}

/** The same for the lines that take messages. */
export function shownTextLines({ textLines = [] }: Pick<HelpCountry, 'textLines'>): readonly TextLine[] {
  return textLines.filter(isAgreed);
}

const isAgreed = ({ basis }: Pick<Helpline, 'basis'>): boolean => basis === 'agreed-in-public-sources';

/** Whether a person has confirmed the country's numbers: then `checked` says when. */
export function isChecked({ checked }: Pick<HelpCountry, 'checked'>): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(checked);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // A browser may name a language that is not well formed ("C", "en_US@posix").
    return undefined;
  }
}

const COUNTRY_STORAGE_KEY = 'wonderlings.help-country';

/** The country that was chosen on this device, else the best guess. */
export function startingCountry(): HelpCountry | undefined {
  return countryByCode(keptText('device', COUNTRY_STORAGE_KEY) ?? '') ?? guessCountry(deviceHints());
}

/** Keeps the choice on this device, and nowhere else. */
export function keepCountry(code: string): void {
  keepText('device', COUNTRY_STORAGE_KEY, code);
}

function deviceHints(): DeviceHints {
  return { languages: navigator.languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
