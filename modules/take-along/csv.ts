export type CsvValue = string | number | null;

/** A spreadsheet takes UTF-8 for what it is only after this mark. */
export const CSV_START = '\uFEFF';

/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180), its end included. A text that begins like a formula gets an apostrophe before it, which
 * spreadsheets leave away; a number stays a number.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
