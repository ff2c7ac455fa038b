import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, startEmbeddedPostgres } from '@wonderlings/postgres';
import { benchAppend } from '../infra/event-store/bench/append.bench.ts';
import { benchKurrentDb } from '../infra/event-store/bench/kurrentdb.bench.ts';
import { benchReplay } from '../infra/read-model/bench/replay.bench.ts';
import { benchWorkers } from '../infra/read-model/bench/workers.bench.ts';
import { emptyDataDir } from '../test/e2e/data-dir.ts';
import { benchAttack } from './attack.bench.ts';
import type { BenchRow } from './bench-row.ts';
import { benchDiary } from './diary.bench.ts';
import { benchHistory } from './history.bench.ts';
import { benchLoad } from './load/load.bench.ts';
import { benchLongHistory } from './long-history.bench.ts';
import { benchMoods } from './moods.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchStart } from './start.bench.ts';

/**
 * `npm run bench [-- --events 1000000 --children 200] [start pages moods history long-history diary load attack append kurrentdb replay workers]`:
 * ours, reference, ratio, goal. With `KURRENTDB_URL`, an empty server for tests, `load` and `kurrentdb` measure that one, too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { events: { type: 'string', default: '100000' }, children: { type: 'string', default: '1000' } },
});
const dataDir = emptyDataDir('bench');
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);

execFileSync(process.execPath, ['scripts/ensure-build.mjs'], { stdio: 'inherit' });
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'shared'), onProgress: console.log });

/** Each part on a database of its own, on the same server with fsync on. */
async function onDatabase(
  name: string,
  run: (url: string) => Promise<readonly BenchRow[]>,
): Promise<readonly BenchRow[]> {
  if (!wanted(name)) return [];
  const admin = connect(postgres.url, { max: 1 });
  await admin`create database ${admin(`bench_${name}`)}`;
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/bench_${name}`;
  return run(url.href);
}

try {
  const rows = [
    ...(wanted('start') ? await benchStart() : []),
    ...(wanted('pages') ? await benchPages() : []),
    ...(await onDatabase('moods', (url) => benchMoods(url, join(dataDir, 'moods')))),
    ...(await onDatabase('history', (url) => benchHistory(url, join(dataDir, 'history')))),
    ...(await onDatabase('long-history', (url) => benchLongHistory(url, join(dataDir, 'long-history')))),
    ...(await onDatabase('diary', (url) => benchDiary(url, join(dataDir, 'diary')))),
    ...(await onDatabase('attack', (url) => benchAttack(url, join(dataDir, 'attack')))),
    ...(await onDatabase('load', (url) =>
      benchLoad({ url, dataDir: join(dataDir, 'load'), postgresPid: postgres.pid, children: Number(values.children) }),
    )),
    ...(await onDatabase('append', benchAppend)),
    ...(await onDatabase('kurrentdb', (url) => benchKurrentDb(url))),
    ...(await onDatabase('replay', (url) => benchReplay(url, Number(values.events)))),
    ...(await onDatabase('workers', (url) => benchWorkers(url, Number(values.events)))),
  ];
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
