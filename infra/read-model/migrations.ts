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
  {
    name: '0002-lines',
    sql: `
      -- How far a table has come, a partition of the children: a line. Lines that are equally far and have the same writer share a
      -- checkpoint, so that a batch moves one row a partition, and not one a table as well.
      create table read_model.checkpoints (
        id uuid primary key default gen_random_uuid(),
        partition smallint not null,
        -- The store's own, compared by the store only. Null: before the first event.
        position text
      )
      -- Every batch updates some rows here: with room on the page that stays one page.
      with (fillfactor = 20);

      create table read_model.lines (
        name text not null references read_model.tables on delete cascade,
        partition smallint not null,
        -- Raised by each writer that takes the line over.
        epoch bigint not null default 0,
        checkpoint uuid not null,
        primary key (name, partition)
      );
      create index on read_model.lines (checkpoint);

      -- Until now each table had one position for all children: every one of its lines begins there.
      insert into read_model.checkpoints (partition, position)
      select partition, position
      from (select distinct position from read_model.tables) positions, generate_series(0, 8) partition;
      insert into read_model.lines (name, partition, epoch, checkpoint)
      select t.name, c.partition, t.epoch, c.id
      from read_model.tables t join read_model.checkpoints c on c.position is not distinct from t.position;

      -- A writer of an older release, which knows no partitions, can move nothing from here on.
      drop function read_model.advance(text[], integer[], bigint[], text[], text);
      alter table read_model.tables drop column position, drop column epoch, reset (fillfactor);

      -- Gives lines checkpoints that no other line shares; those that are equally far share one. A writer that counted on one of the
      -- former checkpoints finds it gone.
      create function read_model.regroup(names text[], partitions smallint[]) returns void language plpgsql as $$
      declare
        former uuid[];
      begin
        -- Waits for a batch that moves one of them; the next statement sees where to.
        perform c.id from read_model.checkpoints c
        where c.id in (
          select l.checkpoint from read_model.lines l
          join unnest(names, partitions) as asked (name, partition) using (name, partition))
        order by c.id for update;

        select array_agg(distinct l.checkpoint) into former from read_model.lines l
        join unnest(names, partitions) as asked (name, partition) using (name, partition);

        with moved as (
          select l.name, l.partition, c.position,
            -- Of the others each former checkpoint's stay together, and apart from the rest: they may have another writer.
            dense_rank() over (
              order by l.partition, a.name is null, case when a.name is null then c.id::text else c.position end) as nth
          from read_model.lines l
          join read_model.checkpoints c on c.id = l.checkpoint
          left join unnest(names, partitions) as a (name, partition) on a.name = l.name and a.partition = l.partition
          where l.checkpoint = any(former)
        ), made as materialized (
          select nth, gen_random_uuid() as id, min(partition) as partition, min(position) as position from moved group by nth
        ), kept as (
          insert into read_model.checkpoints (id, partition, position) select id, partition, position from made
        )
        update read_model.lines l set checkpoint = made.id
        from moved join made using (nth)
        where l.name = moved.name and l.partition = moved.partition;

        delete from read_model.checkpoints c
        where not exists (select from read_model.lines l where l.checkpoint = c.id);
      end $$;

      -- Moves checkpoints that no one else has moved or regrouped; all of them or, with an error, none.
      create function read_model.advance(checkpoints uuid[], positions text[], reached text)
      returns void language plpgsql as $$
      declare
        moved integer;
      begin
        update read_model.checkpoints c set position = reached
        from unnest(checkpoints, positions) as mine (id, position)
        where c.id = mine.id and c.position is not distinct from mine.position;
        get diagnostics moved = row_count;
        if moved <> cardinality(checkpoints) then
          raise exception 'Another writer has moved, taken over or swapped one of %', checkpoints using errcode = 'WF001';
        end if;
      end $$;

      -- Leaves lines of a table behind at positions of their own, while those that they shared a checkpoint with go on.
      create function read_model.part(
        part_of text, partitions smallint[], checkpoints uuid[], positions text[]
      ) returns void language plpgsql as $$
      declare
        moved integer;
      begin
        with own as materialized (
          select gen_random_uuid() as id, mine.partition, mine.checkpoint, mine.position
          from unnest(partitions, checkpoints, positions) as mine (partition, checkpoint, position)
        ), kept as (
          insert into read_model.checkpoints (id, partition, position) select id, partition, position from own
        )
        update read_model.lines l set checkpoint = own.id
        from own where l.name = part_of and l.partition = own.partition and l.checkpoint = own.checkpoint;
        get diagnostics moved = row_count;
        if moved <> cardinality(partitions) then
          raise exception 'Another writer has taken over or swapped %', part_of using errcode = 'WF001';
        end if;
      end $$;
    `,
  },
  {
    name: '0003-log-mark',
    sql: `
      -- A late event that the tables have folded, and where it stands: so that a server notices that its log is another one.
      create table read_model.log_mark (
        single boolean primary key default true check (single),
        stream text not null,
        revision integer not null,
        -- The store's own.
        position text not null,
        hash text not null
      );
    `,
  },
  {
    name: '0004-replay-tool',
    sql: `
      -- Of a generation whose rebuild was stopped: what it takes to go on with it. See StoppedAt.
      alter table read_model.generations add column stopped jsonb;

      -- The tables as they were at another time, to look at: views of plain names over generations of their own.
      create schema as_of;
    `,
  },
]);
