import { lazy } from 'react';

// Radix' dialog weighs as much as a tab of ours, and no dialog is needed to paint the page.
const celebration = () => import('../saving/celebration-dialog.tsx');
const rename = () => import('./rename-journal-dialog.tsx');
const streak = () => import('../streak/streak-dialog.tsx');

export const CelebrationDialog = lazy(() => celebration().then((file) => ({ default: file.CelebrationDialog })));
export const RenameJournalDialog = lazy(() => rename().then((file) => ({ default: file.RenameJournalDialog })));
export const StreakDialog = lazy(() => streak().then((file) => ({ default: file.StreakDialog })));
export const Welcome = lazy(() => import('./welcome.tsx').then((file) => ({ default: file.Welcome })));

/** Fetches them while nobody waits, so that a press opens one at once. A failure shows when one is really needed. */
export function preloadDialogs(): void {
  void Promise.allSettled([celebration(), rename(), streak()]);
}
