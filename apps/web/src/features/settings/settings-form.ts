import {
  ChangeSettingsInput as ChangeSettings,
  type ChangeSettingsInput,
  type Settings,
} from '@wonderlings/account/contract';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { z } from 'zod';
import { DRAFT_PREFIX, forgetDrafts } from '../../device/drafts.ts';

/** What stands in the form. Nothing chosen or typed is an empty text. */
export interface SettingsValues {
  readonly displayName: string;
  readonly profileImage: string;
  /** A companion's number as the value of its radio button. */
  readonly selectedWonderling: string;
  readonly birthday: string;
}

export function valuesOf({ displayName, profileImage, selectedWonderling, birthday }: Settings): SettingsValues {
  return {
    displayName: displayName ?? '',
    profileImage: profileImage ?? '',
    selectedWonderling: selectedWonderling === null ? '' : String(selectedWonderling),
    birthday: birthday ?? '',
  };
}

/**
 * Specification 001, section 5: only the fields that are not empty are sent. One that was there and is emptied goes as null:
 * a child who told something about itself can take it back.
 */
export function changesOf(saved: SettingsValues, typed: SettingsValues): ChangeSettingsInput {
  const { selectedWonderling, ...told } = typed;
  const fields = Object.entries({ ...told, displayName: typed.displayName.trim() }).flatMap(([name, value]) => {
    if (value !== '') return [[name, value]];
    return saved[name as keyof typeof told] === '' ? [] : [[name, null]]; // The names are those of `told`.
  });
  return {
    ...Object.fromEntries(fields),
    ...(selectedWonderling === '' ? {} : { selectedWonderling: Number(selectedWonderling) }),
  };
}

/** What was typed or chosen, and not saved. */
export function changedFrom(saved: SettingsValues, typed: SettingsValues): Partial<SettingsValues> {
  const names = Object.keys(saved) as (keyof SettingsValues)[]; // They are made in this file, by `valuesOf`.
  return Object.fromEntries(names.filter((name) => typed[name] !== saved[name]).map((name) => [name, typed[name]]));
}

/** What would be refused, by field: it is said under the field without asking the server. */
export function problemsOf(changes: ChangeSettingsInput): Partial<Record<keyof SettingsValues, string>> {
  const issues = ChangeSettings.safeParse(changes).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

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

/** Forgets those of other users too. A full or forbidden storage costs the draft, never the page. */
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

/** Puts a sentence under each field that has a problem; the first takes the focus. Answers whether there was any. */
export function showProblems<Values extends FieldValues>(
  problems: Partial<Record<Path<Values>, string>>,
  setError: UseFormSetError<Values>,
): boolean {
  // The keys are those of the record above.
  const found = Object.entries(problems) as [Path<Values>, string][];
  for (const [index, [field, message]] of found.entries()) setError(field, { message }, { shouldFocus: index === 0 });
  return found.length > 0;
}
