import { BACKUP_USAGE, backupCommand } from './backup/backup-command.ts';
import { runCommand } from './backup/command-line.ts';

await runCommand({ name: 'The backup', usage: BACKUP_USAGE, run: backupCommand });
