import { describeError } from '@wonderlings/telemetry';
import type { HistoryCommand } from './history/command.ts';
import { eraseCommand } from './history/erase.ts';
import { eraseNoteCommand } from './history/erase-note.ts';
import { exportCommand } from './history/export.ts';
import { importCommand } from './history/import.ts';
import { receiptCommand } from './history/receipt.ts';
import { retentionCommand } from './history/retention.ts';

const COMMANDS: Readonly<Record<string, HistoryCommand>> = {
  export: exportCommand,
  import: importCommand,
  erase: eraseCommand,
  'erase-note': eraseNoteCommand,
  retention: retentionCommand,
  receipt: receiptCommand,
};

const USAGE = `${Object.values(COMMANDS)
  .map(({ usage }) => usage)
  .join('\n')}

They work beside a running server, or without one. What they do stands in the child's history, as done by Wonderlings.
Exits with 0 when all is well, and with 1 when not.`;

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log(USAGE);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(USAGE);
    return 1;
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.usage);
    return 0;
  }
  return command.run(args);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(describeError(error).message);
    process.exitCode = 1;
  },
);
