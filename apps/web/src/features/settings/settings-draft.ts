import { z } from 'zod';
import { DRAFT_PREFIX, forgetDrafts } from '../../device/drafts/drafts.ts';
import type { SettingsValues } from './settings-form.ts';

const Draft = z.partialRecord(z.enum(['displayName', 'profileImage', 'selectedWonderling', 'birthday']), z.string());

const PREFIX = `${DRAFT_PREFIX}settings.`;

/** What this child changed here and did not save, only by field: the others may have been saved elsewhere meanwhile. */
export function readSettingsDraft(storage: Storage, userId: string): Partial<SettingsValues> {
  try {
    return Draft.safeParse(JSON.parse(storage.getItem(PREFIX + userId) ?? 'null')).data ?? {};
  } catch {
    return {};
  }
}

/** Forgets everybody else's too. A full or forbidden storage costs the draft, never the page. */
export function writeSettingsDraft(storage: Storage, userId: string, changed: Partial<SettingsValues>): void {
  const key = PREFIX + userId;
  forgetDrafts(storage, PREFIX, key);
  try {
    if (Object.keys(changed).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(changed));
  } catch {
    // What was typed is still on the page.
  }
}
