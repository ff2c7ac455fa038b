import { RadioGroup } from 'radix-ui';
import { PackArt } from '../../../art/stickers/pack-art.tsx';
import { NewDot } from '../new-mark.tsx';
import { BOX_COPY } from '../stickers.copy.ts';
import type { BoxPack } from './box.ts';
import styles from './pack-choice.module.css';

interface PackChoiceProps {
  readonly packs: readonly BoxPack[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** The covers of the packs that the child has something of. Arrow keys go from one to the next. */
export function PackChoice({ packs, value, onChange }: PackChoiceProps) {
  return (
    <RadioGroup.Root className={styles.packs} aria-label={BOX_COPY.packs} value={value} onValueChange={onChange}>
      {packs.map(({ id, name, stickers }) => (
        <RadioGroup.Item key={id} value={id} className={styles.pack} aria-label={name} title={name}>
          <PackArt id={id} size={56} />
          {stickers.some(({ isNew }) => isNew) && <NewDot />}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
