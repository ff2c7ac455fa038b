import { richMoodById } from '@wonderlings/journal/catalogue';
import { useState } from 'react';
import type { JournalFlow } from '../../use-journal-flow.ts';
import { KeptNote } from '../saving/kept-note.tsx';
import { FeelingDetail } from './feeling-detail.tsx';
import { FeelingGrid } from './feeling-grid.tsx';

interface AddMoodTabProps {
  readonly flow: JournalFlow;
  /** What Blot says about the days so far. */
  readonly streakLine: string | null;
}

/** The grid of feelings, or the one that was picked. */
export function AddMoodTab({ flow, streakLine }: AddMoodTabProps) {
  const { snapshot, send } = flow;
  const { moodId, kept } = snapshot.context;
  const mood = moodId === null ? undefined : richMoodById(moodId);
  const inDetail = mood !== undefined && (snapshot.matches('detail') || snapshot.matches('saving'));
  const [lastPicked, setLastPicked] = useState(moodId);
  if (moodId !== null && moodId !== lastPicked) setLastPicked(moodId);

  if (inDetail && moodId !== null) {
    return <FeelingDetail moodId={moodId} mood={mood} flow={flow} />;
  }
  return (
    <>
      {kept && <KeptNote key={kept.id} kept={kept} />}
      <FeelingGrid
        picked={snapshot.matches('picking') ? moodId : null}
        returnTo={lastPicked}
        streakLine={streakLine}
        onPick={(id) => send({ type: 'mood.pick', moodId: id })}
      />
    </>
  );
}
