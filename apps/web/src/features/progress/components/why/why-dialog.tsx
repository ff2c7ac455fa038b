import { Dialog } from '../../../../ui/dialog.tsx';
import type { Collectable } from '../../collection/collectable.ts';
import { TurnedMedal, WhyWords } from './why-words.tsx';

/** Where there is no room beside the shelf. */
export function WhyDialog({ thing, onClose }: { readonly thing: Collectable; readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={thing.name} figure={<TurnedMedal thing={thing} />}>
      <WhyWords thing={thing} />
    </Dialog>
  );
}
