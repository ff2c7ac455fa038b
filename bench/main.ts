import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect, startEmbeddedPostgres } from '@wonderlings/postgres';
import { benchAppend } from '../infra/event-store/bench/append.bench.ts';
import { benchKurrentDb } from '../infra/event-store/bench/kurrentdb.bench.ts';
import { benchReplay } from '../infra/read-model/bench/replay.bench.ts';
import { benchWorkers } from '../infra/read-model/bench/workers.bench.ts';
import { misunderstood, readCommandLine } from '../scripts/command-line.ts';
import { emptyDataDir } from '../test/e2e/data-dir.ts';
import { benchAttack } from './attack.bench.ts';
import type { BenchRow } from './bench-row.ts';
import { benchBig } from './big.bench.ts';
import { benchCold } from './cold.bench.ts';
import { benchDiary } from './diary.bench.ts';
import { benchHistory } from './history.bench.ts';
import { benchLoad } from './load/load.bench.ts';
import { benchLongHistory } from './long-history.bench.ts';
import { benchMoods } from './moods.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchStart } from './start.bench.ts';

const PARTS: readonly string[] = [
  ...['start', 'pages', 'moods', 'history', 'long-history', 'cold', 'diary', 'attack', 'load'],
  ...['append', 'kurrentdb', 'replay', 'workers', 'big'],
];
const USAGE = `
npm run bench [-- --events <number> --children <number> <part> …]

The budgets, measured: ours, the reference beside it, their ratio and the goal. All parts, or some of
${PARTS.join(', ')}

  --events <number>     for replay, workers and big, 100000 by default
  --children <number>   for load, 1000 by default

With KURRENTDB_URL, an empty server for tests, load and kurrentdb measure that one, too.`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  takesWords: true,
  options: { events: { type: 'string', default: '100000' }, children: { type: 'string', default: '1000' } },
});
for (const name of ['events', 'children'] as const)
  if (!/^\d{1,10}$/.test(values[name])) misunderstood(`--${name} should be a whole number.`, USAGE);
for (const name of positionals) if (!PARTS.includes(name)) misunderstood(`There is no part ${name}.`, USAGE);
const dataDir = emptyDataDir('bench');
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);

execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { stdio: 'inherit' });
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'shared'), onProgress: console.log });

/** A database of its own, on the same server with fsync on. */
async function databaseOf(name: string): Promise<string> {
  const admin = connect(postgres.url, { max: 1 });
  await admin`create database ${admin(name)}`;
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function onDatabase(
  name: string,
  run: (url: string) => Promise<readonly BenchRow[]>,
): Promise<readonly BenchRow[]> {
  return wanted(name) ? run(await databaseOf(`bench_${name}`)) : [];
}

try {
  const rows = [
    ...(wanted('start') ? await benchStart() : []),
    ...(wanted('pages') ? await benchPages() : []),
    ...(await onDatabase('moods', (url) => benchMoods(url, join(dataDir, 'moods'), postgres.pid))),
    ...(await onDatabase('history', (url) => benchHistory(url, join(dataDir, 'history')))),
    ...(await onDatabase('long-history', (url) => benchLongHistory(url, join(dataDir, 'long-history')))),
    ...(await onDatabase('cold', (url) => benchCold(url, join(dataDir, 'cold')))),
    ...(await onDatabase('diary', (url) => benchDiary(url, join(dataDir, 'diary')))),
    ...(await onDatabase('attack', (url) => benchAttack(url, join(dataDir, 'attack')))),
    ...(await onDatabase('load', (url) =>
      benchLoad({ url, dataDir: join(dataDir, 'load'), postgresPid: postgres.pid, children: Number(values.children) }),
    )),
    ...(await onDatabase('append', benchAppend)),
    ...(await onDatabase('kurrentdb', (url) => benchKurrentDb(url))),
    ...(await onDatabase('replay', (url) => benchReplay(url, Number(values.events)))),
    ...(await onDatabase('workers', (url) => benchWorkers(url, Number(values.events)))),
    ...(await onDatabase('big', async (url) =>
      benchBig(url, await databaseOf('bench_empty'), join(dataDir, 'big'), Number(values.events)),
    )),
  ];
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
