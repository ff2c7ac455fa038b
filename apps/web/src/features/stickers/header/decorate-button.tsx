import { checkIcon, stickerIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DECORATE_COPY } from './decorate.copy.ts';
import { readDecorating, setDecorating, useDecorating } from './decorating.ts';

/** Decorate, and Done while it is on. `className` is the look of the bar that it stands in. */
export function DecorateButton({ className }: { readonly className?: string | undefined }) {
  const { decorating } = useDecorating();
  return (
    <button type="button" className={className} aria-pressed={decorating} onClick={toggleDecorating}>
      <Icon shape={decorating ? checkIcon : stickerIcon} />
      <span>{decorating ? DECORATE_COPY.done : DECORATE_COPY.start}</span>
    </button>
  );
}

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
