import { Card } from '../../../ui/card.tsx';
import { ideaById } from '../be-active.catalogue.ts';
import type { Phase } from '../machines/be-active.machine.ts';
import type { BeActive } from '../use-be-active.ts';
import { useCardFocus } from '../use-card-focus.ts';
import { ChosenMove } from './chosen-move.tsx';
import { FinishedMove } from './finished-move.tsx';
import styles from './move-card.module.css';
import { RunningMove } from './running-move.tsx';
import { SpinningWords } from './spinning-words.tsx';

interface MoveCardProps {
  readonly active: BeActive;
  readonly phase: Phase;
  readonly still: boolean;
  readonly onSpin: () => void;
}

/** The one move that it is about: chosen, under way, or done. */
export function MoveCard({ active, phase, still, onSpin }: MoveCardProps) {
  const { context } = active;
  const idea = ideaById(context.idea);
  const card = useCardFocus(phase, context);
  return (
    <Card>
      <div ref={card} className={styles.card}>
        {phase === 'spinning' && <SpinningWords />}
        {phase === 'choosing' && (
          <ChosenMove idea={idea} context={context} still={still} active={active} onSpin={onSpin} />
        )}
        {(phase === 'moving' || phase === 'paused') && (
          <RunningMove idea={idea} context={context} isPaused={phase === 'paused'} send={active.send} />
        )}
        {phase === 'finished' && <FinishedMove idea={idea} context={context} send={active.send} />}
      </div>
    </Card>
  );
}
