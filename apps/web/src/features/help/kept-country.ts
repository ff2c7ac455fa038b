import { countryByCode, type DeviceHints, guessCountry } from './country.ts';
import type { HelpCountry } from './helplines.catalogue.ts';

const COUNTRY_STORAGE_KEY = 'wonderlings.help-country';

/** The country that was chosen on this device, else the best guess. */
export function startingCountry(): HelpCountry | undefined {
  return countryByCode(kept() ?? '') ?? guessCountry(deviceHints());
}

/** Keeps the choice on this device, and nowhere else. */
export function keepCountry(code: string): void {
  try {
    localStorage.setItem(COUNTRY_STORAGE_KEY, code);
  } catch {
    // Full or forbidden storage: it is guessed again next time.
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(COUNTRY_STORAGE_KEY);
  } catch {
    return null;
  }
}

function deviceHints(): DeviceHints {
  return { languages: navigator.languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
