import { defineMigrations } from '@wonderlings/postgres';

/**
 * `read` holds what the API reads: views with plain names over generations (`read.moods` over `read.moods__3`). `read_model`
 * holds what the engine must remember of them.
 */
export const readModelMigrations = defineMigrations('read-model', [
  {
    name: '0001-read-model',
    sql: `
      create schema read;
      create schema read_model;

      -- One row a read table: the generation that is live, and how far it has come.
      create table read_model.tables (
        name text primary key,
        generation integer not null,
        fingerprint text not null,
        -- Raised by each writer that takes the table over; whoever holds an older one cannot write any more.
        epoch bigint not null default 0,
        -- The store's own, compared by the store only. Null: before the first event.
        position text,
        parked_error text,
        parked_event text,
        parked_position text
      )
      -- Every batch updates every row here: with room on the page that stays one page.
      with (fillfactor = 20);

      -- Every table that exists under a versioned name, so that an erasure finds the old ones too.
      create table read_model.generations (
        name text not null,
        generation integer not null,
        owner_column text not null,
        owner_type text not null,
        built boolean not null,
        primary key (name, generation)
      );

      create table read_model.catalogues (
        name text primary key,
        fingerprint text not null
      );

      -- Moves checkpoints of tables that nobody else has moved, taken over or swapped; all of them or, with an error, none.
      create function read_model.advance(
        names text[], generations integer[], epochs bigint[], positions text[], reached text
      ) returns void language plpgsql as $$
      declare
        moved integer;
      begin
        update read_model.tables t set position = reached
        from unnest(names, generations, epochs, positions) as mine (name, generation, epoch, position)
        where t.name = mine.name and t.generation = mine.generation and t.epoch = mine.epoch
          and t.position is not distinct from mine.position and t.parked_error is null;
        get diagnostics moved = row_count;
        if moved <> cardinality(names) then
          raise exception 'Another writer has moved, taken over or swapped one of %', names using errcode = 'WF001';
        end if;
      end $$;
    `,
  },
]);
