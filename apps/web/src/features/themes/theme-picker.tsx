import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { paletteIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { THEMES_COPY } from './themes.copy.ts';

const panel = () => import('./theme-panel.tsx');
const ThemePanel = lazy(() => panel().then((file) => ({ default: file.ThemePanel })));

/** Specification 000, section 2: the one page without a theme selector. */
const WITHOUT_COLORS = '/activities/calm';

/** The Colors button with its panel, wherever the child may choose. `className` is the look of the bar that it stands in. */
export function ThemePicker({ className }: { readonly className?: string | undefined }) {
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/+$/, '') });
  const hidden = path === WITHOUT_COLORS;
  const [open, setOpen] = useState(false);

  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setOpen(false)), [router]);
  useEffect(() => {
    if (hidden) setOpen(false);
  }, [hidden]);
  if (hidden) return null;

  async function toggle(): Promise<void> {
    if (open) return setOpen(false);
    try {
      await panel();
      setOpen(true);
    } catch {
      // Without a network the page itself goes on.
      toast({ title: THEMES_COPY.loadFailed, variant: 'destructive' });
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void toggle()}
      >
        <Icon shape={paletteIcon} />
        <span>{THEMES_COPY.button}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ThemePanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
