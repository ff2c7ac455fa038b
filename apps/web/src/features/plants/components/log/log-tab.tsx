import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { plusIcon, sproutIcon } from '../../../../ui/icons.ts';
import type { GrowthLog, Plant } from '../../garden.schema.ts';
import { logsByDate } from '../../garden.ts';
import { stageOf } from '../../growth-scale.ts';
import { PLANTS_COPY, PLANTS_EMPTY } from '../../plants.copy.ts';
import { useOpenLog } from '../../use-open-log.ts';
import type { Plants } from '../../use-plants.ts';
import { SavedLine } from '../saved-line.tsx';
import { LogEntry } from './log-entry.tsx';
import styles from './log-tab.module.css';

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
    <Button variant="main" icon={plusIcon} onClick={() => openLog(plant)}>
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
