import { Dialog } from '../../../ui/dialog.tsx';
import { Film } from '../film.tsx';
import { CHILD_HOME } from './child-home.copy.ts';

/** The troupe's film, for a child who has asked for it: it plays at once. */
export function FilmDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={CHILD_HOME.film.watch} size="wide">
      <Film isAskedFor />
    </Dialog>
  );
}
