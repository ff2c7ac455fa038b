import { TEXT_LIMITS } from '@wonderlings/kernel/contract';

/** The first letters of what was typed, as many as such a text may have anywhere in the app. */
export function firstLetters(text: string, kind: keyof typeof TEXT_LIMITS): string {
  const limit = TEXT_LIMITS[kind];
  return text.length <= limit ? text : Array.from(text).slice(0, limit).join('');
}
