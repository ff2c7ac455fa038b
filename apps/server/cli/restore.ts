import { describeError } from '@wonderlings/telemetry';
import { isUsageError } from './backup/command-line.ts';
import { RESTORE_USAGE, restoreCommand } from './backup/restore-command.ts';

try {
  process.exitCode = await restoreCommand(process.argv.slice(2), { env: process.env, say: console.log });
} catch (error) {
  const message = isUsageError(error)
    ? `${error.message}\n\n${RESTORE_USAGE}`
    : `The restore failed: ${describeError(error).message}`;
  console.error(message);
  process.exitCode = isUsageError(error) ? 2 : 1;
}
