import type { Metadata } from '@grpc/grpc-js';
import { refusals } from './wire/refusal.ts';

/** A user of a secure double, and what the server's access lists grant them. */
export interface DoubleUser {
  readonly password: string;
  readonly isAdmin?: boolean;
  /** `$r` on `$all`, which only admins have otherwise. */
  readonly mayReadAll?: boolean;
  /** `$d` and `$mw`. */
  readonly mayDelete?: boolean;
}

export type DoubleUsers = Readonly<Record<string, DoubleUser>>;

export type Action = 'read-stream' | 'read-all' | 'append' | 'delete';

/** Whether the caller may do this. Without users the double is insecure, and everything is allowed. @throws Refusal */
export function authorize(users: DoubleUsers | null, headers: Metadata, action: Action, stream: string | null): void {
  if (!users) return;
  const user = authenticate(users, headers);
  if (user?.isAdmin) return;
  // Metadata streams are written by whom the list of metadata writers names; other system streams by admins.
  const wanted = action === 'append' && stream?.startsWith('$$') ? 'delete' : action;
  const isAllowed = {
    'read-stream': true,
    'read-all': user?.mayReadAll === true,
    append: !stream?.startsWith('$'),
    delete: user?.mayDelete === true,
  };
  if (!user || !isAllowed[wanted]) throw refusals.accessDenied();
}

/** Undefined for an anonymous caller. @throws Refusal for a wrong password */
function authenticate(users: DoubleUsers, headers: Metadata): DoubleUser | undefined {
  const [header] = headers.get('authorization');
  if (header === undefined) return undefined;
  const [, encoded = ''] = String(header).split(' ');
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  const user = users[name];
  if (user?.password !== rest.join(':')) throw refusals.notAuthenticated();
  return user;
}
