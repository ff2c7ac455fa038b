import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresAccount } from '../infra/postgres/embedded/account.ts';
import { installedBinaries, linkLibraries } from '../infra/postgres/embedded/binaries.ts';
import { DATABASE, initCluster, ROLE, spawnPostgres, untilReady } from '../infra/postgres/embedded/cluster.ts';
import { freePort } from '../infra/postgres/embedded/free-port.ts';

// What a test loses with the machine it does not miss, and many test files share the one server.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
  log_min_messages: 'panic',
};

/** Gives the tests of one run a Postgres of their own, and takes it away again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const account = await postgresAccount();
  const folder = await mkdtemp(join(tmpdir(), 'wonderlings-test-'));
  if (account) await chown(folder, account.uid, account.gid);
  const binaries = installedBinaries();
  await linkLibraries(binaries);
  const cluster = { binaries, account, data: join(folder, 'data') };
  await initCluster(cluster, ['--auth-host=trust', '--no-sync']);

  const port = await freePort();
  const postgres = spawnPostgres(cluster, port, 'ignore', SETTINGS);
  await untilReady(cluster, postgres);
  project.provide('postgresUrl', `postgres://${ROLE}@127.0.0.1:${port}/${DATABASE}`);

  return async () => {
    const ended = once(postgres, 'exit');
    // An immediate shutdown: there is nothing to keep.
    postgres.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
