import { Button } from '../button.tsx';
import { pauseIcon, playIcon } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './pause-button.module.css';

interface PauseButtonProps {
  readonly isPaused: boolean;
  /** What it does, of which its sign says enough. */
  readonly words: { readonly pause: string; readonly resume: string };
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** The one large button of a session: it holds, and goes on. As wide as `--pause`, else 84 px. */
export function PauseButton({ isPaused, words, className, onClick }: PauseButtonProps) {
  return (
    <Button
      variant="main"
      icon={isPaused ? playIcon : pauseIcon}
      className={className ? `${styles.pause} ${className}` : styles.pause}
      onClick={onClick}
    >
      <VisuallyHidden>{isPaused ? words.resume : words.pause}</VisuallyHidden>
    </Button>
  );
}
