import { WaitingNote } from '../../../../device/outbox/save-notes.tsx';
import { KEPT_COPY } from '../../journal.copy.ts';
import type { KeptMood } from '../../machines/kept-mood.ts';
import { useKeptMoods } from '../../use-kept-moods.ts';

/** Says that what was saved waits on this device, and later that it has arrived. It takes the place of the save button. */
export function KeptNote({ kept: { id, because } }: { readonly kept: KeptMood }) {
  const waits = useKeptMoods().some((entry) => entry.id === id);
  return <WaitingNote because={waits ? because : null} copy={KEPT_COPY} takesFocus />;
}
