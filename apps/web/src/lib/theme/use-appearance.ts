import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { type Appearance, appearanceOf, cachedAppearance } from './appearance.ts';
import { applyTheme } from './body-theme.ts';
import { useDeviceAppearance } from './device-appearance.ts';
import { applyPersonalColor } from './personal-color.ts';

/** The colours that hold now: the child's, else the device's, else the default ones. */
export function useAppearance(): Appearance {
  const { status, user } = useSession();
  const kept = useDeviceAppearance();
  return status === 'loading' && !user ? cachedAppearance() : appearanceOf(user, kept);
}

/** Keeps the page in the colours that hold. For the shell, once. */
export function useApplyAppearance(): void {
  const { theme, color } = useAppearance();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => applyPersonalColor(color), [color]);
}
