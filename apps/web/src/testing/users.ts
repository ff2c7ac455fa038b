import type { User } from '@wonderlings/account/contract';

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'child-1',
    username: 'maya',
    displayName: 'Maya',
    journalName: 'My Feelings Journal',
    favoriteColor: '#8b5cf6',
    defaultTheme: 'theme1',
    words: 'playful',
    birthday: null,
    profileImage: null,
    selectedWonderling: null,
    created: '2026-01-05T09:00:00.000Z',
    isDemo: false,
    ...changes,
  };
}
