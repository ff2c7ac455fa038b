import { createHash } from 'node:crypto';
import { type CatalogueTable, CELL_FORMAT, type ReadTable } from '@wonderlings/kernel';

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** A column that is sealed from now on, or in another format, makes another table; one that is not is as it always was. */
const columnsOf = (columns: ReadTable['columns']) =>
  Object.entries(columns).map(([name, { type, nullable = false, sealed = false }]) => [
    name,
    type,
    nullable,
    ...(sealed ? [`sealed ${CELL_FORMAT}`] : []),
  ]);

/**
 * Stands for a definition: a live table with another one is rebuilt. What a fold *does* cannot be told from outside, which is
 * why a definition has a `version`; which types of event it folds can.
 */
export function fingerprintOf(table: ReadTable): string {
  return digest([
    table.name,
    table.version,
    columnsOf(table.columns),
    table.key,
    table.owner,
    table.indexes ?? [],
    table.folds.map((fold) => fold.type).sort(),
  ]);
}

/** Stands for a catalogue's columns and rows. */
export function catalogueFingerprint(catalogue: CatalogueTable): string {
  return digest([catalogue.name, columnsOf(catalogue.columns), catalogue.key, catalogue.rows]);
}
