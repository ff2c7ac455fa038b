import type { User } from '@wonderlings/account/contract';
import { openHelp } from '../../features/help/index.ts';
import { HELP_BUTTON, SHELL } from '../../lib/copy/shell.ts';
import { nameOf } from '../../lib/session/session.ts';
import { helpIcon, leaveIcon, windowIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './name-sheet.module.css';

interface NameSheetProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly leaving: boolean;
  readonly onLogOut: () => void;
}

/** On a phone the bar has no room for Logout; help is two taps away on every page. */
export function NameSheet({ user, open, onOpenChange, leaving, onLogOut }: NameSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={nameOf(user)} closeLabel={SHELL.me.close} size="narrow">
      <div className={styles.actions}>
        <Button
          icon={helpIcon}
          wide
          onClick={() => {
            onOpenChange(false);
            openHelp();
          }}
        >
          {HELP_BUTTON}
        </Button>
        <ButtonLink to="/history" icon={windowIcon} wide onClick={() => onOpenChange(false)}>
          {SHELL.me.history}
        </ButtonLink>
        <Button
          icon={leaveIcon}
          variant="ghost"
          wide
          disabled={leaving}
          onClick={() => {
            onOpenChange(false);
            onLogOut();
          }}
        >
          {SHELL.nav.logout}
        </Button>
      </div>
    </Sheet>
  );
}
