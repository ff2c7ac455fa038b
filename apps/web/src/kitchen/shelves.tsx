import { type ReactNode, useState } from 'react';
import { Wonderling } from '../art/companions/wonderling.tsx';
import { helpIcon } from '../ui/bar-icons.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { ChipGroup, ToggleChip } from '../ui/chips.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import * as icons from '../ui/icons.ts';
import { arrowIcon, calendarIcon, leafIcon, pencilIcon, plusIcon, replayIcon, speakIcon } from '../ui/icons.ts';
import { Progress } from '../ui/progress.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Slider } from '../ui/slider.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Tag } from '../ui/tag.tsx';
import { PasswordField, SelectField, TextAreaField, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './kitchen.module.css';

export function ButtonShelf() {
  return (
    <Shelf title="Buttons">
      <div className={styles.row}>
        <Button variant="main" icon={arrowIcon}>
          Start Session
        </Button>
        <Button variant="main" pending pendingLabel="Logging in...">
          Sign In
        </Button>
        <Button variant="main" disabled>
          Not yet
        </Button>
      </div>
      <div className={styles.row}>
        <Button icon={replayIcon}>Replay</Button>
        <Button pending pendingLabel="Saving...">
          Save
        </Button>
        <Button disabled>Not yet</Button>
        <Button variant="ghost" icon={helpIcon}>
          Ghost
        </Button>
        <ButtonLink to="/" variant="plain">
          A link
        </ButtonLink>
        <Button variant="text">Feeling something else?</Button>
      </div>
      <div className={styles.row}>
        <Tooltip text="Reads these words to you.">
          <IconButton icon={speakIcon} label="Read aloud" />
        </Tooltip>
        <IconButton icon={speakIcon} label="Read aloud, off" disabled />
      </div>
    </Shelf>
  );
}

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

export function CardShelf() {
  return (
    <Shelf title="Cards and tags">
      <div className={styles.columns}>
        <Card>
          <h3>Paper</h3>
          <p>Soft shadow, no line: for reading.</p>
        </Card>
        <CardLink to="/">
          <h3>Pressable</h3>
          <p>An ink line and an ink edge: the whole card opens something.</p>
        </CardLink>
        <Card tint>
          <h3>Tint</h3>
          <p>For asides and tips inside a page.</p>
        </Card>
      </div>
      <div className={styles.row}>
        <Tag>10 minutes</Tag>
        <Tag accent>3 of 4</Tag>
      </div>
    </Shelf>
  );
}

const COUNTRIES = [
  { value: 'ie', label: 'Ireland' },
  { value: 'jp', label: 'Japan' },
  { value: 'ke', label: 'Kenya' },
];

export function FieldShelf() {
  return (
    <Shelf title="Fields">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <TextField label="Display name" placeholder="What can we call you?" hint="At least 2 characters." />
          <TextField label="Username" defaultValue="maya" readOnly hint="It stays as it is." />
          <TextField label="Not yet" defaultValue="A quiet field" disabled />
          <SelectField label="Where do you live?" options={COUNTRIES} placeholder="Choose a country" defaultValue="" />
          <SelectField label="Not yet" options={COUNTRIES} disabled />
        </div>
        <div className={styles.stack}>
          <PasswordField label="Password" defaultValue="cloud" error="Password must be at least 6 characters" />
          <TextAreaField label="Your words" hint="Only you can read this." defaultValue="It rained and I liked it." />
        </div>
        <Card>
          <form className={styles.stack} aria-label="A form">
            <h3>Paper of your own color</h3>
            <TextField label="Journal name" defaultValue="Maya's Moonbook" hint="15 of 50" />
            <CheckboxField label="Remember this device" defaultChecked hint="Leave this off if others use it too." />
            <CheckboxField label="Not this one" />
            <CheckboxField label="Not yet" disabled />
          </form>
        </Card>
      </div>
    </Shelf>
  );
}

export function LayerShelf() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <Shelf title="Dialog, sheet, toast">
      <div className={styles.row}>
        <Button onClick={() => setDialog(true)}>Dialog</Button>
        <Button onClick={() => setSheet(!sheet)}>Sheet</Button>
        <Button
          onClick={() => toast({ title: 'Welcome back!', description: 'Hi Maya! Ready for some fun activities?' })}
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              variant: 'destructive',
              title: "That didn't save.",
              description: 'Your words are still here.',
              action: { label: 'Try again', onPress: () => toast({ title: 'Saved' }) },
            })
          }
        >
          Destructive toast
        </Button>
      </div>
      <Dialog open={dialog} onOpenChange={setDialog} title="Name Your Journal" description="Up to 50 letters.">
        <Button onClick={() => setDialog(false)}>Save</Button>
      </Dialog>
      <Sheet open={sheet} onOpenChange={setSheet} title="A sheet" size="narrow">
        <p>The page beside it stays in use.</p>
      </Sheet>
    </Shelf>
  );
}

export function WaitingShelf() {
  return (
    <Shelf title="Progress, loading, empty">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Progress label="Just begun" value={0} />
          <Progress label="Cycles" value={2} max={5} valueText="2 of 5 cycles" />
          <Progress label="Done" value={100} />
          <Spinner>Zola is puffing up a cloud...</Spinner>
        </div>
        <div className={styles.stack}>
          <Skeleton height="120px" />
          <Skeleton height="26px" width="60%" />
          <Skeleton height="64px" width="64px" round />
        </div>
        <EmptyState
          figure={<Wonderling who="blot" mood="happy" size={130} />}
          title="No mood entries yet!"
          text="Your first bubble is ready when you are."
          action={<Button variant="main">Add Your First Mood</Button>}
        />
      </div>
    </Shelf>
  );
}

export function IconShelf() {
  return (
    <Shelf title="Icons">
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, shape]) => (
          <li key={name}>
            <Icon shape={shape} />
            {name}
          </li>
        ))}
      </ul>
    </Shelf>
  );
}

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
