import { once } from 'node:events';
import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresAccount } from '../infra/postgres/embedded/account.ts';
import { binariesFor } from '../infra/postgres/embedded/binaries.ts';
import { createCluster, DATABASE, ROLE, spawnPostgres } from '../infra/postgres/embedded/cluster.ts';
import { freePort } from '../infra/postgres/embedded/free-port.ts';
import { endPostgres, isAlive } from '../infra/postgres/embedded/processes.ts';
import { untilReady } from '../infra/postgres/embedded/readiness.ts';

// What a test loses with the machine it does not miss, and many test files share the one server.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
};

const PREFIX = 'wonderlings-test-';

/** Gives the tests of one run a Postgres of their own, and takes it away again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearAfterKilledRuns();
  const account = await postgresAccount();
  const home = await realpath(await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`)));
  await chmod(home, 0o711);
  const cluster = { binaries: await binariesFor(home, account), account, data: join(home, 'data') };
  await createCluster(cluster, ['--auth-host=trust', '--no-sync'], async () => undefined);

  const port = await freePort();
  const postgres = spawnPostgres(cluster, port, 'ignore', SETTINGS);
  await untilReady(postgres, cluster.data);
  project.provide('postgresUrl', `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`);

  return async () => {
    const ended = once(postgres, 'exit');
    // An immediate shutdown: there is nothing to keep.
    postgres.kill('SIGQUIT');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
}

async function clearAfterKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = name.startsWith(PREFIX) ? (/(\d+)-/.exec(name) ?? []) : [];
    if (!pid || isAlive(Number(pid))) continue;
    const home = join(await realpath(tmpdir()), name);
    await endPostgres(join(home, 'data'));
    await rm(home, { recursive: true, force: true });
  }
}
