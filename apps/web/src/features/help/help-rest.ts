// One chunk: a child that needs the card may need the numbers next, without a network.
export { AfterNoteCard } from './after-note-card.tsx';
export { HelpDialog } from './help-dialog.tsx';
export { phraseOfSelfHarm } from './note-check.ts';
