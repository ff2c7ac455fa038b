import { lazy } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

// Radix' dialog weighs as much as a tab of ours, and no dialog is needed to paint the page.
const dialogs = () => import('./dialogs.tsx');

export const CelebrationDialog = lazy(() => dialogs().then((file) => ({ default: file.CelebrationDialog })));
export const RenameJournalDialog = lazy(() => dialogs().then((file) => ({ default: file.RenameJournalDialog })));
export const StreakDialog = lazy(() => dialogs().then((file) => ({ default: file.StreakDialog })));
export const Welcome = lazy(() => dialogs().then((file) => ({ default: file.Welcome })));

/** Fetches them when the browser is idle, so that a press opens one at once. A failure shows when one is really needed. Returns how to call that off. */
export function preloadDialogs(): () => void {
  return whenIdle(() => void Promise.allSettled([dialogs()]));
}
