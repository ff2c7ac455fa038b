// A process that does with the embedded Postgres what the server does, for tests that kill it.
// Arguments: the data folder. Writes one line of JSON; ends on SIGTERM, or at once when told `exit` on its standard input.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const progress: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, onProgress: (message) => progress.push(message) });
  process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
  process.stdin.on('data', () => process.exit(3));
  say({ url: postgres.url, pid: postgres.pid, progress });
} catch (error) {
  say({ refusal: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
