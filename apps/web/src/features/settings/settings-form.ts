import {
  ChangeSettingsInput as ChangeSettings,
  type ChangeSettingsInput,
  type Settings,
} from '@wonderlings/account/contract';

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
 * whoever told something about itself can take it back.
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
