import type { ReadDatabase } from '@wonderlings/kernel';
import type { Settings, User } from './contract.ts';
import { type UserRow, users } from './tables.ts';

export async function userRow(read: ReadDatabase, childId: string): Promise<UserRow | undefined> {
  const [row] = await read.rows(users)`
    select id, username, display_name, birthday, favorite_color, default_theme, profile_image, journal_name,
      selected_wonderling, words, created, is_demo
    from read.users where id = ${childId}`;
  return row;
}

export const asUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  displayName: row.display_name,
  journalName: row.journal_name,
  favoriteColor: row.favorite_color,
  defaultTheme: row.default_theme,
  words: row.words,
  birthday: row.birthday,
  profileImage: row.profile_image,
  selectedWonderling: row.selected_wonderling,
  created: row.created,
  isDemo: row.is_demo,
});

export const asSettings = (row: UserRow): Settings => ({
  birthday: row.birthday,
  displayName: row.display_name,
  profileImage: row.profile_image,
  selectedWonderling: row.selected_wonderling,
  journalName: row.journal_name,
  favoriteColor: row.favorite_color,
  defaultTheme: row.default_theme,
  words: row.words,
});
