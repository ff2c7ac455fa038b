import type { ColumnType, ColumnValue } from '@wonderlings/kernel';
import type { SEALED_TYPE } from './table-shape.ts';

/** Postgres' text form of a canonical value that is not null; of a sealed one, of the text that it was sealed to. */
export function columnText(type: ColumnType | typeof SEALED_TYPE, value: Exclude<ColumnValue, null>): string {
  switch (type) {
    case 'boolean':
      return value ? 't' : 'f';
    case 'jsonb':
      return JSON.stringify(value);
    case 'text[]':
      // Canonical values of this type are lists of strings.
      return arrayText(value as readonly string[]);
    default:
      return String(value);
  }
}

const arrayElement = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** An array literal: `{"a","b",NULL}`. */
export function arrayText(elements: readonly (string | null)[]): string {
  return `{${elements.map((element) => (element === null ? 'NULL' : arrayElement(element))).join(',')}}`;
}

const COPY_SPECIAL = /[\\\t\n\r]/;
const COPY_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One field of `copy … from stdin` in text format. */
export function copyField(text: string | null): string {
  if (text === null) return '\\N';
  if (!COPY_SPECIAL.test(text)) return text;
  return text.replace(/[\\\t\n\r]/g, (character) => COPY_ESCAPES[character] ?? character);
}
