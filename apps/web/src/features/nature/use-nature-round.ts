import { useState } from 'react';
import { type DeviceDocumentHandle, useDeviceDocument } from '../../device/store/document-stores.ts';
import { useRecordActivity } from '../activities/index.ts';
import type { NatureActivity, NatureId } from './nature.catalogue.ts';
import {
  isFirstTick,
  type NatureProgress,
  type NatureRound,
  natureDocument,
  progressOf,
  startedAgain,
  toggled,
  withTicks,
} from './nature-round.ts';

export interface NatureRoundHandle {
  readonly device: Pick<DeviceDocumentHandle<NatureRound>, 'status' | 'problem' | 'retry'>;
  readonly progress: NatureProgress;
  readonly isDone: (id: NatureId) => boolean;
  readonly toggle: (activity: NatureActivity) => void;
  /** The last tick of this visit, as long as it stays. */
  readonly justTicked: NatureId | null;
  /** True when this visit's last tick made it eight of eight: the moment to celebrate, once. */
  readonly justCompleted: boolean;
  readonly startAgain: () => void;
  /** Set after "Start again": brings the ticks back. */
  readonly undo: (() => void) | null;
}

/** The ticks of the child. `today` is its own calendar day, `YYYY-MM-DD`. */
export function useNatureRound(today: string): NatureRoundHandle {
  const { value: round, update, ...device } = useDeviceDocument(natureDocument);
  const record = useRecordActivity();
  const [justTicked, setJustTicked] = useState<NatureId | null>(null);
  const [justCompleted, setJustCompleted] = useState(false);
  const [removed, setRemoved] = useState<readonly NatureId[] | null>(null);

  return {
    device,
    progress: progressOf(round),
    isDone: (id) => round.ticked.includes(id),
    toggle: ({ id }) => {
      // How long it took is not measured; the catalogue's minutes would be a made-up number.
      if (isFirstTick(round, id, today)) record({ kind: `nature/${id}`, durationSeconds: 0 });
      setJustCompleted(progressOf(toggled(round, id, today)).complete);
      setRemoved(null);
      // Decided on what the child saw: two tabs that tick the same one do not take it off again.
      const ticking = !round.ticked.includes(id);
      setJustTicked(ticking ? id : null);
      update((kept) => (kept.ticked.includes(id) === ticking ? kept : toggled(kept, id, today)));
    },
    justTicked,
    justCompleted,
    startAgain: () => {
      setJustTicked(null);
      setRemoved(round.ticked);
      setJustCompleted(false);
      update(startedAgain);
    },
    undo:
      removed &&
      (() => {
        update((kept) => withTicks(kept, removed));
        setRemoved(null);
      }),
  };
}
