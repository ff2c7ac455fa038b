// "I need help now", and the card after a heavy note.

export { noteWasSaved, useHelpOffered } from './after-note.ts';
export { HelpDialog } from './help-dialog-host.tsx';
export { openHelp } from './help-dialog-state.ts';
