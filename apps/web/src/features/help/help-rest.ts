// One chunk: whoever needs the card may need the numbers next, without a network.
export { AfterNoteCard } from './components/after-note-card.tsx';
export { HelpDialog } from './components/help-dialog.tsx';
export { phraseOfSelfHarm } from './note-check.ts';
