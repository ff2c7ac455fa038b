import type { QueryKey } from '@tanstack/react-query';
import { USER_KEY } from '../session/session.ts';

/** Whether a key is that of the user read alone, and not of something below it, like the settings. */
export const isUserRead = (key: QueryKey): boolean => key.length === 1 && key[0] === USER_KEY[0];
