import { useDecorating } from '../../../../lib/decorating/decorating.ts';
import { checkIcon, stickerIcon } from '../../../../ui/bar-icons.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DECORATE_COPY } from '../decorate.copy.ts';
import { toggleDecorating } from '../toggle.ts';

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
