import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeError } from '@wonderlings/telemetry';
import { MODULES } from '../modules.ts';
import { GENERATED, generatedText, readGenerated } from '../privacy/generated-file.ts';
import { serverKeeps, undescribed } from '../privacy/server-keeps.ts';

const USAGE = `
npm run privacy             write what the server keeps into the privacy page
npm run privacy -- --check  only look whether everything is described and the page is up to date

Exits with 1 when a field of an event or table is not described, or one that is described is gone.`.trim();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const problems = undescribed(MODULES);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return 1;
  }
  const before = await readGenerated();
  const text = generatedText(serverKeeps(MODULES), before, new Date().toISOString().slice(0, 10));
  if (text === before) return 0;
  if (values.check) {
    console.error('The privacy page is not up to date: npm run privacy');
    return 1;
  }
  await writeFile(GENERATED, text);
  console.log(`Written: ${GENERATED}`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${describeError(error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
