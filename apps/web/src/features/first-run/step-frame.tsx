import type { ReactNode } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { helpIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { openHelp } from '../help/index.ts';
import { FIRST_RUN } from './first-run.copy.ts';
import { type FirstRunStep, STAGE_OF } from './first-run-steps.ts';
import { Growing } from './growing.tsx';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly step: FirstRunStep;
  readonly title: string;
  /** A picture that fills the page. */
  readonly scene?: ReactNode;
  /** Nothing to skip where it is not given. */
  readonly onSkip?: () => void;
  readonly children: ReactNode;
}

/** A screen of the first run, alone on the page: what grows with each step, help, and the way past it. */
export function StepFrame({ step, title, scene, onSkip, children }: StepFrameProps) {
  const stage = STAGE_OF[step];
  return (
    <div className={styles.run} data-step={step}>
      {scene && <div className={styles.scene}>{scene}</div>}
      <div className={styles.top}>
        <Growing at={stage} label={fill(FIRST_RUN.progress, { n: stage })} />
        <IconButton icon={helpIcon} label={FIRST_RUN.help} aria-haspopup="dialog" onClick={() => openHelp()} />
        {onSkip && (
          <Button variant="text" className={styles.skip} onClick={onSkip}>
            {FIRST_RUN.skip}
          </Button>
        )}
      </div>
      <PageHeading className={styles.title}>{title}</PageHeading>
      {children}
    </div>
  );
}
