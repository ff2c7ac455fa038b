import { SwitchField } from '../../../../ui/switch-field.tsx';
import type { CalmSessionId } from '../../calm.catalogue.ts';
import { CALM, CALM_SESSION } from '../../calm.copy.ts';
import { KEEPSAKES } from '../../keepsakes.catalogue.ts';
import styles from './calm-panel.module.css';
import { KeepsakeRow } from './keepsake-row.tsx';

interface Switch {
  readonly isOn: boolean;
  readonly setOn: (on: boolean) => void;
}

interface CalmPanelProps {
  readonly id: CalmSessionId;
  readonly found: number;
  readonly voice: Switch;
  readonly tone: Switch;
}

/** What was found so far, how it goes, and what closed eyes need. */
export function CalmPanel({ id, found, voice, tone }: CalmPanelProps) {
  const keepsakes = KEEPSAKES[id];
  return (
    <div className={styles.panel}>
      <h2>{keepsakes.heading}</h2>
      <KeepsakeRow keepsakes={keepsakes} found={found} />
      <p>{keepsakes.how}</p>
      <p className={styles.kind}>{CALM.comfort}</p>
      <div>
        <SwitchField label={CALM_SESSION.voice} checked={voice.isOn} onChange={voice.setOn} />
        <SwitchField label={CALM_SESSION.tone} checked={tone.isOn} onChange={tone.setOn} />
      </div>
      <p className={styles.kind}>{CALM.eyesClosed}</p>
    </div>
  );
}
