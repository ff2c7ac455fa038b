import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChipGroup, ToggleChip } from '../../ui/chips.tsx';
import { calendarIcon, leafIcon, pencilIcon, plusIcon } from '../../ui/icons.ts';
import { Slider } from '../../ui/slider.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

const PLACES = [
  { id: 'all', label: 'All' },
  { id: 'nature', label: 'Nature', icon: leafIcon },
  { id: 'indoor', label: 'Indoor' },
  { id: 'night', label: 'Night', disabled: true },
] as const;

export function ChoiceShelf() {
  const [tab, setTab] = useState<'add' | 'writing' | 'calendar'>('add');
  const [place, setPlace] = useState<(typeof PLACES)[number]['id'] | null>('all');
  const [seated, setSeated] = useState(true);
  const [step, setStep] = useState(3);
  const [sound, setSound] = useState(true);
  return (
    <Shelf title="Tabs, chips, sliders, switches">
      <Tabs
        label="The journal"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'add', label: 'Add Mood', icon: plusIcon, content: <p>The first panel.</p> },
          { id: 'writing', label: 'Daily Writing', icon: pencilIcon, content: <p>The second panel.</p> },
          { id: 'calendar', label: 'Calendar', icon: calendarIcon, content: <p>The third panel.</p> },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ChipGroup label="Where" items={PLACES} value={place} onChange={setPlace} />
          <div className={styles.row}>
            <ToggleChip pressed={seated} onChange={setSeated}>
              Seated
            </ToggleChip>
            <ToggleChip pressed={!seated} onChange={(on) => setSeated(!on)} icon={leafIcon}>
              Outdoors
            </ToggleChip>
            <ToggleChip pressed={false} onChange={setSeated} disabled>
              Not yet
            </ToggleChip>
          </div>
        </div>
        <Card>
          <Slider label="How strong" min={1} max={4} value={step} onChange={setStep} valueText={`${step} of 4`} />
          <Slider label="How strong, off" min={1} max={4} value={2} onChange={setStep} disabled />
        </Card>
        <Card>
          <SwitchField label="Soft sound" hint="A low tone while you breathe." checked={sound} onChange={setSound} />
          <SwitchField label="Vibration" checked={!sound} onChange={(on) => setSound(!on)} />
          <SwitchField label="Not yet" checked={false} onChange={setSound} disabled />
        </Card>
      </div>
    </Shelf>
  );
}
