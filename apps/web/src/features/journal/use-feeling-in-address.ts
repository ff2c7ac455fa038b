import { type RichMoodId, richMoodById } from '@wonderlings/journal/catalogue';
import { useEffect, useRef } from 'react';
import type { JournalFlow } from './use-journal-flow.ts';

interface FeelingAddress {
  /** The feeling that the address names. */
  readonly feeling: string | undefined;
  readonly onChange: (feeling: RichMoodId | undefined, how: { readonly replace: boolean }) => void;
}

/**
 * Keeps an open feeling in the address, so that Back leads from it to the grid and not out of the journal. The machine
 * decides what is open; the address follows it, and only a move through the history goes the other way.
 */
export function useFeelingInAddress({ snapshot, send }: JournalFlow, { feeling, onChange }: FeelingAddress): void {
  const isOpen = snapshot.matches('detail') || snapshot.matches('saving');
  const open = isOpen ? (snapshot.context.moodId ?? undefined) : undefined;
  const asked = useRef<string | undefined>(open);
  const last = useRef(feeling);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes: a draft that came back wins.
  useEffect(() => {
    const named = feeling === undefined ? undefined : richMoodById(feeling);
    if (open && open !== feeling) onChange(open, { replace: true });
    // The catalogue's own ids are the ids of its moods.
    if (!open && named) send({ type: 'mood.pick', moodId: named.id as RichMoodId });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something opens or closes.
  useEffect(() => {
    if (open === asked.current) return;
    asked.current = open;
    if (open !== feeling) onChange(open, { replace: open === undefined });
  }, [open]);

  useEffect(() => {
    if (feeling === last.current) return;
    last.current = feeling;
    if (feeling === asked.current) return;
    asked.current = feeling;
    const named = feeling === undefined ? undefined : richMoodById(feeling);
    if (named) send({ type: 'mood.pick', moodId: named.id as RichMoodId });
    else send({ type: 'mood.choose-different' });
  }, [feeling, send]);
}
