import { checkIcon } from '../../../../ui/bar-icons.ts';
import { Button } from '../../../../ui/button.tsx';
import { OWN_COPY } from '../../journal.copy.ts';

interface SaveButtonProps {
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly children: string;
}

/**
 * Stays focusable while saving: a disabled button throws a keyboard's focus to the top of the page, and after a failure
 * the next press belongs here. The machine ignores a press in the meantime.
 */
export function SaveButton({ saving, onSave, children }: SaveButtonProps) {
  return (
    <Button variant="main" icon={checkIcon} aria-disabled={saving} aria-busy={saving} onClick={onSave}>
      {saving ? OWN_COPY.saving : children}
    </Button>
  );
}
