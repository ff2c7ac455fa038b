import { workerData } from 'node:worker_threads';
import { assembleModules } from '@wonderlings/kernel';
import { connect } from '@wonderlings/postgres';
import { serveShares } from '@wonderlings/read-model';
import { createLogger, describeError } from '@wonderlings/telemetry';
import { createVault } from '@wonderlings/vault';
import { openEventLog } from './event-log.ts';
import { MODULES } from './modules.ts';
import type { ReplayAccess } from './stores.ts';

// A thread of a replay. It shares nothing with the one that started it, and everything of it ends with it.

// What `replayThreads` gives it.
const { app, log, masterKeys, eventStoreUrl, logLevel } = workerData as ReplayAccess;
const POOL_SIZE = 2;

const logger = createLogger({ level: logLevel });
const { registry, tables } = assembleModules(MODULES);
const sql = connect(app, { applicationName: 'wonderlings', max: POOL_SIZE });
const { store } = await openEventLog(
  { eventStoreUrl },
  { pool: () => connect(log, { applicationName: 'wonderlings log', max: POOL_SIZE }), logger },
);
const keys = createVault({ sql, masterKeys, log: store, now: () => new Date() });
serveShares({ parts: { sql, store, keys, registry, tables }, describe: (error) => describeError(error).message });
