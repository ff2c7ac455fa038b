import type { Queryable } from './connect.ts';

/** What a role may do in one schema; to use the schema goes with it. */
export interface SchemaGrant {
  readonly role: string;
  /** May be missing yet. */
  readonly schema: string;
  /** On every table and view that is there: these, and no other that an earlier release gave. */
  readonly tables?: readonly ('select' | 'insert' | 'update' | 'delete')[];
  readonly sequences?: boolean;
  readonly functions?: boolean;
  /** To make tables of its own in it, which it then owns; those that are there become its own. */
  readonly owner?: boolean;
  /** Roles that may read what this one makes in it. */
  readonly readers?: readonly string[];
}

/**
 * Gives what is missing, takes back what is not wanted any more, and touches nothing else: a start beside running servers changes
 * no catalogue.
 * @param sql an account that owns the schemas, or a superuser
 */
export async function alignGrants(sql: Queryable, grants: readonly SchemaGrant[]): Promise<void> {
  // In this order: who is to own a table must be able to make one, and readers are of what is owned.
  for (const needed of [membership, schemaRights, ownership, defaultRights, tableRights, formerRights]) {
    for (const { statement } of await needed(sql, grants)) await sql.unsafe(statement);
  }
}

type Statements = PromiseLike<readonly { readonly statement: string }[]>;

const ownersOf = (grants: readonly SchemaGrant[]) => grants.filter(({ owner }) => owner);

/** Only a member of a role may make it the owner of something, and drop that later; a superuser needs not be one. */
const membership = (sql: Queryable, grants: readonly SchemaGrant[]): Statements => sql`
  select format('grant %I to %I', role, current_user) as statement
  from unnest(${ownersOf(grants).map(({ role }) => role)}::text[]) as role
  where not pg_has_role(current_user, role, 'usage')`;

function schemaRights(sql: Queryable, grants: readonly SchemaGrant[]): Statements {
  const wanted = grants.flatMap(({ role, schema, owner }) =>
    (owner ? ['usage', 'create'] : ['usage']).map((right) => ({ role, schema, right })),
  );
  return sql`
    select format('grant %s on schema %I to %I', wanted.right, n.nspname, role) as statement
    from ${rows(sql, wanted)} join pg_namespace n on n.nspname = wanted.schema
    where not has_schema_privilege(role, n.oid, wanted.right)`;
}

const ownership = (sql: Queryable, grants: readonly SchemaGrant[]): Statements => sql`
  select format('alter %s %I.%I owner to %I', case c.relkind when 'v' then 'view' else 'table' end,
    n.nspname, c.relname, role) as statement
  from ${rows(
    sql,
    ownersOf(grants).map(({ role, schema }) => ({ role, schema, right: '' })),
  )}
  join pg_namespace n on n.nspname = wanted.schema
  join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'v')
  where c.relowner <> quote_ident(role)::regrole`;

function defaultRights(sql: Queryable, grants: readonly SchemaGrant[]): Statements {
  const wanted = grants.flatMap(({ role, schema, readers = [] }) =>
    readers.map((reader) => ({ role, schema, right: reader })),
  );
  return sql`
    select format('alter default privileges for role %I in schema %I grant select on tables to %I',
      role, n.nspname, wanted.right) as statement
    from ${rows(sql, wanted)} join pg_namespace n on n.nspname = wanted.schema
    where not exists (
      select from pg_default_acl d, aclexplode(d.defaclacl) a
      where d.defaclrole = quote_ident(role)::regrole and d.defaclnamespace = n.oid and d.defaclobjtype = 'r'
        and a.grantee = quote_ident(wanted.right)::regrole and a.privilege_type = 'SELECT'
    )`;
}

function tableRights(sql: Queryable, grants: readonly SchemaGrant[]): Statements {
  const of = (pick: (grant: SchemaGrant) => readonly string[]) =>
    rows(
      sql,
      grants.flatMap((grant) => pick(grant).map((right) => ({ role: grant.role, schema: grant.schema, right }))),
    );
  return sql`
    select format('grant %s on table %I.%I to %I', wanted.right, n.nspname, c.relname, role) as statement
    from ${of(({ tables = [] }) => tables)} join pg_namespace n on n.nspname = wanted.schema
    join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v')
    where not has_table_privilege(role, c.oid, wanted.right)
    union all
    select format('grant usage on sequence %I.%I to %I', n.nspname, c.relname, role)
    from ${of(({ sequences }) => (sequences ? ['usage'] : []))} join pg_namespace n on n.nspname = wanted.schema
    join pg_class c on c.relnamespace = n.oid and c.relkind = 'S'
    where not has_sequence_privilege(role, c.oid, wanted.right)
    union all
    select format('grant execute on routine %s to %I', p.oid::regprocedure, role)
    from ${of(({ functions }) => (functions ? ['execute'] : []))} join pg_namespace n on n.nspname = wanted.schema
    join pg_proc p on p.pronamespace = n.oid and p.prokind in ('f', 'p')
    where not has_function_privilege(role, p.oid, wanted.right)`;
}

/** Rights on tables that a role was given by name, and is not to have. What it owns is its own. */
function formerRights(sql: Queryable, grants: readonly SchemaGrant[]): Statements {
  const named = grants.filter(({ tables, owner }) => tables && !owner);
  const wanted = named.flatMap(({ role, schema, tables = [] }) => tables.map((right) => ({ role, schema, right })));
  return sql`
    select format('revoke %s on table %I.%I from %I', held.privilege_type, n.nspname, c.relname, named.role) as statement
    from unnest(${named.map(({ role }) => role)}::text[], ${named.map(({ schema }) => schema)}::text[]) as named (role, schema)
    join pg_namespace n on n.nspname = named.schema
    join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v')
    cross join aclexplode(c.relacl) as held
    where held.grantee = quote_ident(named.role)::regrole and not exists (
      select from ${rows(sql, wanted)}
      where wanted.role = named.role and wanted.schema = named.schema and wanted.right = lower(held.privilege_type)
    )`;
}

interface WantedRight {
  readonly role: string;
  readonly schema: string;
  readonly right: string;
}

const rows = (sql: Queryable, wanted: readonly WantedRight[]) => sql`
  unnest(
    ${wanted.map(({ role }) => role)}::text[], ${wanted.map(({ schema }) => schema)}::text[],
    ${wanted.map(({ right }) => right)}::text[]
  ) as wanted (role, schema, "right")`;
