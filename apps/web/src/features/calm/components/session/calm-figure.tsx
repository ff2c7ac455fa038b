import type { ComponentType } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import type { CalmSessionId } from '../../calm.catalogue.ts';
import type { SessionMoment } from '../../session-moment.ts';
import styles from './calm-figure.module.css';
import { StarArch } from './star-arch.tsx';
import { Wand } from './wand.tsx';

/** What Hum has at hand. */
const THINGS: Partial<Record<CalmSessionId, ComponentType<{ readonly moment: SessionMoment }>>> = {
  'bubble-breathing': Wand,
  'starlight-relaxation': StarArch,
};
const HUM: Readonly<Record<CalmSessionId, 'bob' | 'sway' | undefined>> = {
  'bubble-breathing': 'bob',
  'starlight-relaxation': undefined,
  'gentle-breeze': 'sway',
  'ocean-waves': 'bob',
};

/** Hum, who does what the lines say. */
export function CalmFigure({ id, moment }: { readonly id: CalmSessionId; readonly moment: SessionMoment }) {
  const Thing = THINGS[id];
  const { beat } = moment;
  const mood = beat ? (beat.phase === 'inhale' ? 'breathing-in' : 'breathing-out') : 'calm';
  return (
    <div className={styles.figure}>
      {Thing && <Thing moment={moment} />}
      <span className={styles.hum} data-moves={HUM[id]} data-depth="0.4">
        <Wonderling who="hum" mood={mood} size={210} className={styles.size} />
      </span>
    </div>
  );
}
