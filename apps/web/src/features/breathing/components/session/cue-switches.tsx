import { SwitchField } from '../../../../ui/switch-field.tsx';
import { BREATHING } from '../../breathing.copy.ts';
import type { Breathing } from '../../use-breathing.ts';
import styles from './breathing-session.module.css';

/** For eyes-closed use; both are off until somebody asks. A buzz is offered only where a device can. */
export function CueSwitches({ breathing: { cues } }: { readonly breathing: Breathing }) {
  return (
    <div className={styles.cues}>
      <SwitchField label={BREATHING.soundCue} checked={cues.tone} onChange={cues.setTone} />
      {cues.canBuzz && <SwitchField label={BREATHING.vibrationCue} checked={cues.buzz} onChange={cues.setBuzz} />}
    </div>
  );
}
