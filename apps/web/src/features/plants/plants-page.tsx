import { useState } from 'react';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { bookIcon, sproutIcon } from '../../ui/icons.ts';
import { BackLink, Page, PageHeading } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import forms from './form-parts.module.css';
import { type GrowthLog, type Plant, withoutLog, withoutPlant } from './garden.ts';
import { GardenTab } from './garden-tab.tsx';
import { LogDialog } from './log-dialog.tsx';
import { LogTab } from './log-tab.tsx';
import { EditPlantDialog } from './plant-form.tsx';
import { PlantTips } from './plant-tips.tsx';
import { PLANTS_COPY, PLANTS_OWN_COPY, PLANTS_OWN_COPY as WORDS } from './plants.copy.ts';
import styles from './plants-page.module.css';
import { type Plants, usePlants } from './use-plants.ts';

export type PlantsTab = 'plants' | 'log';

interface PlantsPageProps {
  readonly tab: PlantsTab;
  readonly onTabChange: (tab: PlantsTab) => void;
}

/** The plant journal: a garden of window sills, and the story of the plant that is picked. */
export function PlantsPage({ tab, onTabChange }: PlantsPageProps) {
  const plants = usePlants();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { garden } = plants;
  const removeLog = (plant: Plant, log: GrowthLog) => setRemoval({ plant, log });
  const gardenTab = <GardenTab plants={plants} onRemove={(plant) => setRemoval({ plant, log: null })} />;
  const logTab = <LogTab plants={plants} onRemove={removeLog} onShowPlants={() => onTabChange('plants')} />;

  return (
    <Page>
      <BackLink to="/activities/environment">{PLANTS_OWN_COPY.back}</BackLink>
      <header className={styles.header} data-logging="">
        <PageHeading>{PLANTS_COPY.title}</PageHeading>
        <p className={styles.intro}>{PLANTS_COPY.intro}</p>
      </header>
      <NotKeptNote of={garden} />
      {garden.status === 'loading' ? (
        <PlantsLoading />
      ) : (
        <div className={styles.page}>
          <div className={styles.main}>
            <Tabs
              label={PLANTS_COPY.title}
              value={tab}
              onChange={onTabChange}
              items={[
                { id: 'plants', label: PLANTS_COPY.tabPlants, icon: sproutIcon, content: gardenTab },
                { id: 'log', label: PLANTS_COPY.tabLog, icon: bookIcon, content: logTab },
              ]}
            />
          </div>
          <PlantTips hasFern={!invites(tab, plants)} />
        </div>
      )}
      <LogDialog flow={plants.logForm} garden={garden.value} />
      <EditPlantDialog flow={plants.plantForm} garden={garden.value} />
      <RemoveDialog removal={removal} plants={plants} onClose={() => setRemoval(null)} />
    </Page>
  );
}

/** Whether the tab shows an empty state, in which Fern stands. */
function invites(tab: PlantsTab, { garden, selected, plantForm }: Plants): boolean {
  if (tab === 'log') return !selected || selected.logs.length === 0;
  return garden.value.plants.length === 0 && !plantForm.isOpen;
}

/** The shape of the garden. The device answers quickly, so it is rarely seen. */
function PlantsLoading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{PLANTS_OWN_COPY.loading}</VisuallyHidden>
      <Skeleton height="66px" />
      <div className={styles.cards}>
        <Skeleton height="290px" />
        <Skeleton height="290px" />
        <Skeleton height="290px" />
      </div>
    </div>
  );
}

/** What is about to go: a log, or with `log: null` the whole plant. */
interface Removal {
  readonly plant: Plant;
  readonly log: GrowthLog | null;
}
interface RemoveDialogProps {
  readonly removal: Removal | null;
  readonly plants: Plants;
  readonly onClose: () => void;
}

/** Asks before something goes for good: photos cannot be brought back. */
function RemoveDialog({ removal, plants, onClose }: RemoveDialogProps) {
  if (!removal) return null;
  const { plant, log } = removal;
  const { name } = plant;
  const remove = () => {
    if (log) plants.garden.update((garden) => withoutLog(garden, plant.id, log.id));
    else {
      plants.garden.update((garden) => withoutPlant(garden, plant.id));
      plants.select(null);
    }
    onClose();
    // The button that was pressed is gone with its log or plant.
    requestAnimationFrame(() => document.getElementById(log ? 'journey' : 'my-garden')?.focus());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={log ? WORDS.removeLogTitle : fill(WORDS.removePlantTitle, { name })}
      description={log ? WORDS.removeLogText : WORDS.removePlantText}
    >
      <div className={forms.actions}>
        <Button onClick={remove}>{log ? WORDS.removeLogYes : fill(WORDS.removePlantYes, { name })}</Button>
        <Button variant="main" onClick={onClose}>
          {WORDS.keep}
        </Button>
      </div>
    </Dialog>
  );
}
