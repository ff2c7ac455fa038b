import { describeError } from '@wonderlings/telemetry';
import { BACKUP_USAGE, backupCommand } from './backup/backup-command.ts';
import { isUsageError } from './backup/command-line.ts';

try {
  await backupCommand(process.argv.slice(2), { env: process.env, say: console.log });
} catch (error) {
  const message = isUsageError(error)
    ? `${error.message}\n\n${BACKUP_USAGE}`
    : `The backup failed: ${describeError(error).message}`;
  console.error(message);
  process.exitCode = isUsageError(error) ? 2 : 1;
}
