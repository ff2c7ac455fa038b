import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '@wonderlings/postgres/testing';
import { expect, vi } from 'vitest';
import type { TestServer } from '../http/testing.ts';
import type { backupCommand } from './backup/backup-command.ts';
import type { restoreCommand } from './backup/restore-command.ts';
import { eraseCommand } from './history/erase.ts';

/** What a child has typed, to be looked for in files. */
export const SECRET = 'The kite is stuck in the tall tree';
export const PASSWORD = 'three odd words';

/** Where a command works. */
export interface Place {
  readonly url: string;
  readonly dataDir: string;
  readonly masterKey: string;
  /** Without it the log is in Postgres. */
  readonly eventStoreUrl?: string | undefined;
}

const environment = ({ url, dataDir, masterKey, eventStoreUrl }: Place): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  MASTER_KEY: masterKey,
  LOG_LEVEL: 'fatal',
  ...(eventStoreUrl === undefined ? {} : { EVENTSTORE_URL: eventStoreUrl }),
});

/** Runs a command in this process, and answers its exit code and what it has said. */
export async function runIn(
  place: Place,
  command: typeof backupCommand | typeof restoreCommand,
  args: readonly string[],
) {
  const said: string[] = [];
  const code = await command(args, { env: environment(place), say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
}

/** `npm run history -- erase … --now`. */
export async function eraseNow(username: string, place: Place): Promise<void> {
  for (const [name, value] of Object.entries(environment(place))) vi.stubEnv(name, value);
  try {
    expect(await eraseCommand.run([username, '--now'])).toBe(0);
  } finally {
    vi.unstubAllEnvs();
  }
}

/** A new child with a note. */
export async function newChild(server: TestServer) {
  const username = `kid-${randomUUID().slice(0, 8)}`;
  const agent = server.agent();
  const childId: string = (await agent.post('/api/register', { username, password: PASSWORD })).body.id;
  const moodId: string = (await agent.post('/api/moods', { feeling: 'Happy', note: SECRET })).body.id;
  return { username, agent, childId, moodId };
}

export async function signIn(on: TestServer, username: string) {
  const agent = on.agent();
  const { status, body } = await agent.post('/api/login', { username, password: PASSWORD });
  return { agent, status, body };
}

/** A demo with a note; its positions leave gaps in a backup of children. */
export async function openDemo(server: TestServer): Promise<void> {
  const demo = server.agent();
  await demo.post('/api/login', { username: 'demo', password: 'wonderlings-demo' });
  await demo.post('/api/moods', { feeling: 'Happy', note: 'Of a demo' });
}

/** The read tables without demos, and without sealed cells, whose bytes each fold makes anew: `--verify` compares what is in them. */
export async function tablesOf(
  { sql }: TestDatabase,
  demos: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const tables: Record<string, readonly string[]> = {};
  const views = await sql<{ name: string }[]>`select viewname as name from pg_views where schemaname = 'read'`;
  for (const { name } of views) {
    const rows = await sql`select to_jsonb(found) as row from ${sql(`read.${name}`)} found`;
    const texts = rows.map(({ row }) =>
      JSON.stringify(Object.entries(row).filter(([, value]) => !String(value).startsWith('\\x'))),
    );
    tables[name] = texts.filter((text) => !demos.some((id) => text.includes(id))).sort();
  }
  return tables;
}

export async function demosOf({ sql }: TestDatabase): Promise<readonly string[]> {
  const demos = await sql<{ child_id: string }[]>`select child_id from vault.sandboxes`;
  return demos.map(({ child_id }) => child_id);
}

export async function filesBelow(place: string): Promise<readonly string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
