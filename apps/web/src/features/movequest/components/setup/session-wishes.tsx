import { useDeviceDocument } from '../../../../device/store/use-device-document.ts';
import { useVoices } from '../../../../lib/speech/use-voices.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { seatIcon } from '../../../../ui/icons.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import { MOVEQUEST_WISHES } from '../../movequest.document.ts';
import styles from './session-wishes.module.css';

/** How a child likes its moves; stays so on this device. */
export function SessionWishes() {
  const { value, update } = useDeviceDocument(MOVEQUEST_WISHES);
  const canSpeak = useVoices().length > 0;
  return (
    <div className={styles.wishes}>
      <p className={styles.tip}>
        <Icon shape={seatIcon} />
        {COPY.seatedTip}
      </p>
      <SwitchField
        label={COPY.showSeatedFirst}
        checked={value.seatedFirst}
        onChange={(seatedFirst) => update((before) => ({ ...before, seatedFirst }))}
      />
      {canSpeak && (
        <SwitchField
          label={COPY.sayMoves}
          checked={value.sayMoves}
          onChange={(sayMoves) => update((before) => ({ ...before, sayMoves }))}
        />
      )}
    </div>
  );
}
