import { runCommand } from './backup/command-line.ts';
import { RESTORE_USAGE, restoreCommand } from './backup/restore-command.ts';

await runCommand({ name: 'The restore', usage: RESTORE_USAGE, run: restoreCommand });
