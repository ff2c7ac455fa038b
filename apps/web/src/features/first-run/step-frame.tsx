import type { ReactNode } from 'react';
import { Sprout } from '../../art/lands/pieces.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { helpIcon } from '../../ui/bar-icons.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { openHelp } from '../help/index.ts';
import { FIRST_RUN } from './first-run.copy.ts';
import { type FirstRunStep, STAGE_OF } from './first-run-steps.ts';
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
    <div className={styles.run} data-step={step} data-whole-page="">
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

const APART = 58;

/** How far the first run is: a seed, a sprout, a bud, a flower. */
function Growing({ at, label }: { readonly at: number; readonly label: string }) {
  return (
    <svg className={styles.growing} viewBox="0 0 236 48" role="img" aria-label={label}>
      {[1, 2, 3].map((i) => (
        <path
          key={i}
          d={`M${49 + (i - 1) * APART} 28h18`}
          stroke={i < at ? 'var(--line)' : 'var(--border)'}
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="1 8"
        />
      ))}
      {[Seed, Shoot, Bud, Flower].map((Stage, i) => (
        <g key={Stage.name} transform={`translate(${28 + i * APART} 34)`}>
          {i + 1 === at && <circle cy="-8" r="22" fill="var(--theme-accent)" />}
          {i < at ? <Stage /> : <Waiting />}
        </g>
      ))}
    </svg>
  );
}

const LINE = { stroke: 'var(--line)', strokeWidth: 2.6, strokeLinejoin: 'round' } as const;

const Seed = () => <path d="M0-16c8 0 11 7 10 13-1 5-5 8-10 8s-9-3-10-8c-1-6 2-13 10-13z" fill="#f3c77e" {...LINE} />;
const Shoot = () => <Sprout x={0} y={6} size={0.8} />;
const Bud = () => (
  <>
    <path d="M0 6V-8" stroke="#3c7a4c" strokeWidth="4" strokeLinecap="round" />
    <path d="M0-6c-8 0-11-6-9-13l5 3 4-6 4 6 5-3c2 7-1 13-9 13z" fill="#ff8aa8" {...LINE} />
  </>
);
const Flower = () => (
  <g transform="translate(0 -10) scale(.8)">
    <path d="M0 6V22" stroke="#3c7a4c" strokeWidth="5" strokeLinecap="round" />
    {Array.from({ length: 10 }, (_, i) => i * 36).map((turn) => (
      <ellipse
        key={turn}
        cy="-12"
        rx="4.5"
        ry="8"
        transform={`rotate(${turn})`}
        fill="#ffc53a"
        stroke="#6b3806"
        strokeWidth="2"
      />
    ))}
    <circle r="7" fill="#a8632a" stroke="#6b3806" strokeWidth="2" />
  </g>
);
const Waiting = () => (
  <circle
    cy="-6"
    r="8"
    fill="var(--surface)"
    stroke="var(--border)"
    strokeWidth="2.5"
    strokeDasharray="3 5"
    strokeLinecap="round"
  />
);
