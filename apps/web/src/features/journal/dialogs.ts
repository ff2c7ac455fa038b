// One chunk: Radix' dialog, which they share, weighs more than all of them.
export { CelebrationDialog, EarnedList } from './celebration-dialog.tsx';
export { RenameJournalDialog } from './rename-journal-dialog.tsx';
export { StreakDialog } from './streak-dialog.tsx';
export { Welcome } from './welcome.tsx';
