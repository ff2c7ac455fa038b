import { type ChangedSettings, changeSettings } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import type { Appearance } from '../../../lib/theme/appearance.ts';

/** Sends what was chosen, so that it follows the child to another device, even as the page is left; answers what came of it. */
export function saveAppearance({ theme, color }: Partial<Appearance>): Promise<ChangedSettings> {
  return call(changeSettings, {
    keepalive: true,
    body: { ...(theme ? { defaultTheme: theme } : {}), ...(color ? { favoriteColor: color } : {}) },
  });
}
