import type { CatalogueTable } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { LOCKS } from './bookkeeping.ts';
import { catalogueFingerprint } from './fingerprint.ts';
import { canonicalKey, canonicalRow, shapeOf } from './table-shape.ts';
import { createTable, upsertRows, viewOf } from './table-statements.ts';

/** Writes fixed content into `read.<name>`, each catalogue in one transaction, when it differs from what is there. */
export async function fillCatalogues(sql: Sql, catalogues: readonly CatalogueTable[]): Promise<void> {
  for (const catalogue of catalogues) {
    const fingerprint = catalogueFingerprint(catalogue);
    const shape = shapeOf(catalogue);
    const rows = catalogue.rows.map((row) => {
      const key = canonicalKey(
        shape,
        shape.key.map(({ name }) => row[name] ?? null),
      );
      return canonicalRow(shape, row, key);
    });
    await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCKS.preparing}, 0)`;
      const [known] = await tx`
        select 1 from read_model.catalogues where name = ${shape.name} and fingerprint = ${fingerprint}`;
      if (known) return;
      const table = viewOf(shape.name);
      await tx.unsafe(`drop table if exists ${table}; ${createTable(shape, table)}`);
      const { text, parameters } = upsertRows(shape, table, rows);
      await tx.unsafe(text, [...parameters]);
      await tx`
        insert into read_model.catalogues (name, fingerprint) values (${shape.name}, ${fingerprint})
        on conflict (name) do update set fingerprint = excluded.fingerprint`;
    });
  }
}
