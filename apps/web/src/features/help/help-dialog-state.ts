import { createStore, useStore } from '../../lib/external-store.ts';

/** Which part of the help stands first when it opens. */
export type HelpPart = 'top' | 'say';

const openPart = createStore<HelpPart | null>(null);

/** Opens "I need help now" over whatever page is there. */
export const openHelp = (part: HelpPart = 'top'): void => openPart.set(part);

export const closeHelp = (): void => openPart.set(null);

/** The part that is open, or nothing. */
export const useOpenHelp = (): HelpPart | null => useStore(openPart, null);
