/** Specification 001, section 5. */
export const MIN_AGE = 1;
export const MAX_AGE = 100;
export const DEFAULT_AGE = 8;

/** The age in whole years, as typed; null for anything else. Nothing is put right behind a child's back. */
export function parseAge(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const age = Number(typed);
  return age >= MIN_AGE && age <= MAX_AGE ? age : null;
}
