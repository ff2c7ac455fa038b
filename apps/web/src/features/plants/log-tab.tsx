import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useDevicePhoto } from '../../device/store/device-photos.ts';
import { fill } from '../../lib/copy/fill.ts';
import { sunIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { pencilIcon, plusIcon, sproutIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { type GrowthLog, growthDay, logsByDate, type Plant } from './garden.ts';
import styles from './log-tab.module.css';
import { dropIcon, rulerIcon, trashIcon } from './plant-icons.ts';
import { LOG_FORM_COPY, longDay, PLANTS_COPY, PLANTS_EMPTY, PLANTS_OWN_COPY as WORDS } from './plants.copy.ts';
import { SavedLine } from './saved-line.tsx';
import { type GrowthStage, StemTop, stageOf } from './stem-top.tsx';
import { type Plants, useOpenLog } from './use-plants.ts';

interface LogTabProps {
  readonly plants: Plants;
  readonly onRemove: (plant: Plant, log: GrowthLog) => void;
  readonly onShowPlants: () => void;
}

/** The story of the picked plant, on a vine, newest first. */
export function LogTab({ plants, onRemove, onShowPlants }: LogTabProps) {
  const { selected: plant } = plants;
  const openLog = useOpenLog(plants);
  if (!plant) {
    const { title, text, action } = PLANTS_EMPTY.noSelection;
    return (
      <EmptyState
        figure={<Wonderling who="fern" mood="thinking" size={150} />}
        title={title}
        text={text}
        action={
          <Button variant="main" icon={sproutIcon} onClick={onShowPlants}>
            {action}
          </Button>
        }
      />
    );
  }
  const logs = logsByDate(plant);
  const add = (
    <Button variant={plants.said ? 'plain' : 'main'} icon={plusIcon} onClick={() => openLog(plant)}>
      {PLANTS_COPY.addLogEntry}
    </Button>
  );
  return (
    <section className={styles.journey} aria-labelledby="journey">
      <div className={styles.row}>
        <h2 id="journey" tabIndex={-1} className={styles.heading} dir="auto">
          {fill(PLANTS_COPY.journeyHeading, { plant: plant.name })}
        </h2>
        {logs.length > 0 && add}
      </div>
      <SavedLine said={plants.said} />
      {logs.length === 0 ? (
        <EmptyState
          figure={<Wonderling who="fern" mood="happy" size={150} />}
          title={PLANTS_EMPTY.noLogs.title}
          text={PLANTS_EMPTY.noLogs.text}
          action={add}
        />
      ) : (
        <ol className={styles.vine} reversed>
          {logs
            .map((log, index) => (
              <LogEntry
                key={log.id}
                plant={plant}
                log={log}
                stage={stageOf(index)}
                onEdit={() => openLog(plant, log)}
                onRemove={() => onRemove(plant, log)}
              />
            ))
            .toReversed()}
        </ol>
      )}
    </section>
  );
}

interface LogEntryProps {
  readonly plant: Plant;
  readonly log: GrowthLog;
  readonly stage: GrowthStage;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function LogEntry({ plant, log, stage, onEdit, onRemove }: LogEntryProps) {
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
