import { randomUUID } from 'node:crypto';
import { DomainError } from '@wonderlings/kernel';
import type { Entry } from '@wonderlings/take-along/entry';
import { unzipSync } from 'fflate';
import type { TestAgent, TestAnswer } from './http/testing-agent.ts';
import { MODULES } from './modules.ts';
import { startWonderlingsApp, type WonderlingsApp } from './testing-wonderlings.ts';

export const GROWN_UP_PASSWORD = 'grown-up words';

/** A child with a grown-up beside it. */
export interface Family {
  readonly agent: TestAgent;
  readonly childId: string;
}

/** An app in which every grown-up has {@link GROWN_UP_PASSWORD}; `restore` puts back what a test replaced of files and children. */
export async function startTakeAlongApp() {
  const app = await startWonderlingsApp();
  const real = { files: { ...app.dependencies.vault.files }, children: { ...app.dependencies.children } };
  Object.assign(app.dependencies.vault, {
    async proveGrownUp(_: string, password: string) {
      if (password !== GROWN_UP_PASSWORD) throw new DomainError('forbidden', 'grown-up.wrong', 'That was not it.');
      return 'proof';
    },
  });
  const restore = () => {
    Object.assign(app.dependencies.vault.files, real.files);
    Object.assign(app.dependencies.children, real.children);
  };
  return { app, restore };
}

/** A new child, signed in, whose grown-up area is open there. */
export async function newFamily(app: WonderlingsApp): Promise<Family> {
  const agent = app.agent();
  const { id: childId } = await agent.register();
  await openArea(app, childId);
  return { agent, childId };
}

/** Opens the area of a child in its newest session, and knows one password for all grown-ups. */
export async function openArea(app: WonderlingsApp, childId: string): Promise<void> {
  const { vault, now } = app.dependencies;
  const session = [...app.sessions].findLast(([, data]) => data.childId === childId)?.[0];
  if (!session) throw new Error('There is no session');
  await vault.openGrownUpArea(childId, session, new Date(now().getTime() + 900_000));
}

/** What the server's jobs of this module do. */
export async function workOn(app: WonderlingsApp, name = 'work-on-file'): Promise<void> {
  const jobs = MODULES.flatMap((module) => module.jobs?.(app.dependencies) ?? []);
  await jobs.find((job) => job.name === name)?.run();
}

/** Asks for a file, has it made, and saves it. */
export async function exported(app: WonderlingsApp, { agent }: Family): Promise<Uint8Array> {
  const asked = await agent.post('/api/exports', { password: GROWN_UP_PASSWORD });
  if (asked.status !== 201) throw new Error(asked.text);
  await workOn(app);
  return fileOf(app, agent, asked.body.id);
}

export async function fileOf(app: WonderlingsApp, agent: TestAgent, id: string): Promise<Uint8Array> {
  const answer = await download(app, agent, id);
  if (answer.status !== 200) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
}

export const download = (
  app: WonderlingsApp,
  agent: TestAgent,
  id: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const cookie = [...agent.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${app.url}/api/exports/${id}/file`, { headers: { ...headers, cookie } });
};

const PART_BYTES = 1_000_000;

/** Sends a file, and has it checked. */
export async function sent(app: WonderlingsApp, { agent }: Family, zip: Uint8Array): Promise<TestAnswer> {
  const begun = await agent.post('/api/import', { size: zip.length });
  if (begun.status !== 201) return begun;
  for (let part = 0; part * PART_BYTES < zip.length; part += 1) {
    const rawBody = zip.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const answer = await sendPart(agent, begun.body.id, part, rawBody);
    if (answer.status !== 200) return answer;
  }
  await workOn(app);
  return agent.get('/api/import/current');
}

export const sendPart = (agent: TestAgent, id: string, part: number, rawBody: Uint8Array): Promise<TestAnswer> =>
  agent.request('PUT', `/api/import/${id}/parts/${part}`, undefined, {
    rawBody,
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Sends a file, brings in what was found, and answers how it went. */
export async function uploadAndImport(app: WonderlingsApp, family: Family, zip: Uint8Array): Promise<TestAnswer> {
  const found = await sent(app, family, zip);
  if (found.body?.state !== 'found') return found;
  await family.agent.request('POST', `/api/import/${found.body.id}/bring-in`, undefined, {
    headers: { 'idempotency-key': randomUUID() },
  });
  await workOn(app);
  return family.agent.get('/api/import/current');
}

export const filesIn = (zip: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));

export const entriesIn = (zip: Uint8Array): readonly Entry[] => JSON.parse(filesIn(zip)['history.json'] ?? '').entries;
