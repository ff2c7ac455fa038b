import type { UserBadge } from '@wonderlings/rewards/contract';
import { fill } from '../../../../lib/copy/fill.ts';
import { RewardArt } from '../../../../reward-art/reward-art.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Confetti } from '../../../../ui/confetti.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FOUND_COPY } from '../../progress.copy.ts';
import styles from './found-dialog.module.css';

interface FoundDialogProps {
  readonly badges: readonly UserBadge[];
  readonly onClose: () => void;
}

/** The badges that this look has found, and how many (specification 001, section 4). */
export function FoundDialog({ badges, onClose }: FoundDialogProps) {
  const count = badges.length === 1 ? FOUND_COPY.one : fill(FOUND_COPY.several, { n: badges.length });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={FOUND_COPY.title}
      description={<span className={styles.count}>{count}</span>}
    >
      <Confetti />
      <ul className={styles.badges}>
        {badges.map(({ id, badge }) => (
          <li key={id}>
            <RewardArt icon={badge.icon} size={96} />
            <b>{badge.name}</b>
            <span>{badge.description}</span>
          </li>
        ))}
      </ul>
      <Button variant="main" onClick={onClose}>
        {FOUND_COPY.close}
      </Button>
    </Dialog>
  );
}
