import { useDevicePhoto } from '../../../../device/store/use-device-photo.ts';
import { fill } from '../../../../lib/copy/fill.ts';
import { sunIcon } from '../../../../ui/bar-icons.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import { pencilIcon } from '../../../../ui/icons.ts';
import { Tag } from '../../../../ui/tag.tsx';
import type { GrowthLog, Plant } from '../../garden.schema.ts';
import type { GrowthStage } from '../../growth-scale.ts';
import { growthDay, longDay } from '../../plant-days.ts';
import { dropIcon, rulerIcon, trashIcon } from '../../plant-icons.ts';
import { LOG_FORM_COPY, PLANTS_COPY, PLANTS_OWN_COPY as WORDS } from '../../plants.copy.ts';
import { StemTop } from '../art/stem-top.tsx';
import styles from './log-entry.module.css';

interface LogEntryProps {
  readonly plant: Plant;
  readonly log: GrowthLog;
  readonly stage: GrowthStage;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function LogEntry({ plant, log, stage, onEdit, onRemove }: LogEntryProps) {
  const date = longDay(log.date);
  const { url } = useDevicePhoto(log.photoId);
  return (
    <li className={styles.item}>
      <StemTop stage={stage} className={styles.knot} />
      <article className={styles.entry}>
        <header className={styles.head}>
          <h3>{fill(PLANTS_COPY.entryHeading, { date })}</h3>
          <Tag accent>{fill(PLANTS_COPY.dayBadge, { n: growthDay(plant.startDate, log.date) })}</Tag>
        </header>
        <div className={styles.body}>
          <div className={styles.told}>
            <dl className={styles.facts}>
              <Fact icon={rulerIcon} name={WORDS.heightOf} value={`${log.height} cm`} />
              <Fact icon={dropIcon} name={WORDS.waterOf} value={LOG_FORM_COPY.waterLevels[log.waterLevel]} />
              <Fact icon={sunIcon} name={WORDS.sunOf} value={LOG_FORM_COPY.sunlightLevels[log.sunlight]} />
            </dl>
            {log.notes && (
              <p className={styles.notes} dir="auto">
                {log.notes}
              </p>
            )}
          </div>
          {url && <img className={styles.photo} src={url} alt={fill(WORDS.photoOfLog, { name: plant.name, date })} />}
        </div>
        <div className={styles.tools}>
          <Button
            variant="text"
            icon={pencilIcon}
            aria-label={fill(WORDS.ofLog, { action: WORDS.editLog, date })}
            onClick={onEdit}
          >
            {WORDS.editLog}
          </Button>
          <Button
            variant="text"
            icon={trashIcon}
            aria-label={fill(WORDS.ofLog, { action: WORDS.removeLog, date })}
            onClick={onRemove}
          >
            {WORDS.removeLog}
          </Button>
        </div>
      </article>
    </li>
  );
}

interface FactProps {
  readonly icon: IconShape;
  readonly name: string;
  readonly value: string;
}

function Fact({ icon, name, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon shape={icon} />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
