/** Where the last known user is kept on the device. */
export const USER_STORAGE_KEY = 'wonderlings.user';
