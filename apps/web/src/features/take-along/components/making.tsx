import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportState } from '@wonderlings/take-along/contract';
import { count, fill } from '../../../lib/copy/fill.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { sealIcon, tableIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { bookIcon } from '../../../ui/icons.ts';
import { Progress } from '../../../ui/progress.tsx';
import { stopExportMutation } from '../export.query.ts';
import { EXPORT_COPY } from '../take-along.copy.ts';
import { Parcel } from './parcel.tsx';
import styles from './take-along.module.css';

const { making } = EXPORT_COPY;
const STAGES = [
  ['page', bookIcon],
  ['tables', tableIcon],
  ['proof', sealIcon],
] as const;

/** The file is being made: how far it is, in entries. */
export function Making({ state }: { readonly state: ExportState }) {
  const stop = useMutation(stopExportMutation(useQueryClient()));
  const line = fill(making.line, { n: count(state.done), total: count(state.total) });
  const at = STAGES.findIndex(([stage]) => stage === state.stage);
  return (
    <Card>
      <div className={styles.wait}>
        <Parcel isOpen />
        <div className={styles.words}>
          <h2>{making.title}</h2>
          <p>
            {line} {leftOf(state)}
          </p>
          <Progress label={making.meter} value={state.done} max={Math.max(1, state.total)} valueText={line} />
          <ol className={styles.stages}>
            {STAGES.map(([stage, icon], index) => (
              <li
                key={stage}
                data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
                aria-current={index === at ? 'step' : undefined}
              >
                <span>
                  <Icon shape={index < at ? checkIcon : icon} />
                </span>
                {making.stages[stage]}
              </li>
            ))}
          </ol>
          <p className={styles.hint}>{making.close}</p>
          <Button
            variant="ghost"
            pending={stop.isPending}
            pendingLabel={making.stopping}
            onClick={() => stop.mutate(state)}
          >
            {making.stop}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** As long as it took so far, for what is left. Nothing before there is something to reckon with. */
function leftOf({ begunAt, done, total }: ExportState): string {
  const passed = Date.now() - Date.parse(begunAt);
  if (done === 0 || done >= total || passed < 3_000) return '';
  const minutes = Math.ceil((passed * (total - done)) / done / 60_000);
  return minutes <= 1 ? making.leftOne : fill(making.left, { minutes });
}
