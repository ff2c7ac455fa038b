import { type CSSProperties, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { musicIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { openComfort } from '../accessibility/index.ts';
import { CALM, CALM_SESSION } from './calm.copy.ts';
import styles from './calm-panel.module.css';
import { LEAF } from './calm-shapes.tsx';
import type { KeepsakeShape, Keepsakes } from './keepsakes.catalogue.ts';

interface Switch {
  readonly isOn: boolean;
  readonly setOn: (on: boolean) => void;
}

/** What closed eyes need, in a sheet that is closed at first: nothing lies before the sea. */
export function CalmSounds({ voice, tone }: { readonly voice: Switch; readonly tone: Switch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={musicIcon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {CALM_SESSION.sounds}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={CALM_SESSION.sounds} size="narrow" from="corner">
        <SwitchField label={CALM_SESSION.voice} checked={voice.isOn} onChange={voice.setOn} />
        <SwitchField label={CALM_SESSION.tone} checked={tone.isOn} onChange={tone.setOn} />
        <p className={styles.kind}>{CALM.eyesClosed}</p>
        {/* That one takes the focus, and so this one closes. */}
        <Button variant="text" onClick={openComfort}>
          {CALM_SESSION.more}
        </Button>
      </Sheet>
    </>
  );
}

/** In a box of 48 by 44: the outline, and the lines in it. */
const SHAPES: Readonly<Record<KeepsakeShape, readonly [string, string]>> = {
  shell: [
    'M24 4c12 0 20 9 20 20 0 3-1 6-3 8l-9 3-3 6H19l-3-6-9-3c-2-2-3-5-3-8C4 13 12 4 24 4z',
    'M24 6v30M14 9l5 26M34 9l-5 26M7 18l10 15M41 18L31 33',
  ],
  star: [
    'M24 3l5.6 12.800 13.900 1.500-10.400 9.300 2.900 13.700L24 33.300 12 40.300l2.900-13.700L4.500 17.300l13.900-1.500z',
    '',
  ],
  bubble: [
    'M24 4a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
    'M13 18c1.500-4 4-6.500 7.500-7.500M34 27c-1.500 3.500-4 5.500-7 6.500',
  ],
  leaf: [LEAF.outline, LEAF.veins],
};

/** What was found, one after the other; the rest is only drawn around. */
export function KeepsakeRow({ keepsakes: { shape, at, found: words }, found, onlyFound = false }: KeepsakeRowProps) {
  const [outline, lines] = SHAPES[shape];
  const total = at.length;
  return (
    <div
      className={styles.row}
      // React sets it by the CSSOM; the type has no custom properties.
      style={{ '--of': total } as CSSProperties}
      role="img"
      aria-label={fill(words, { n: found, total })}
    >
      {(onlyFound ? at.slice(0, found) : at).map((second, index) => (
        <svg
          key={second}
          className={`${styles.keepsake} ${styles[shape]}`}
          data-found={index < found || undefined}
          viewBox="0 0 48 44"
          aria-hidden="true"
        >
          <path d={outline} />
          {lines && <path d={lines} />}
        </svg>
      ))}
    </div>
  );
}

interface KeepsakeRowProps {
  readonly keepsakes: Keepsakes;
  readonly found: number;
  /** Leaves out what was not: an early end misses nothing. */
  readonly onlyFound?: boolean;
}
