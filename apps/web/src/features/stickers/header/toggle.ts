import { readDecorating, setDecorating } from '../../../lib/decorating/decorating.ts';

/** As long as the strip takes to open; a second press meanwhile is not a wish to close it. */
const TOGGLE_MS = 300;
let toggling = false;

/** Off, on, off again; not while a sticker is being dragged or a toggle is under way (specification 000, section 4). */
export function toggleDecorating(): void {
  const { decorating, dragging } = readDecorating();
  if (dragging || toggling) return;
  toggling = true;
  setTimeout(() => {
    toggling = false;
  }, TOGGLE_MS);
  setDecorating({ decorating: !decorating });
}
