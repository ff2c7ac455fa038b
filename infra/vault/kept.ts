import { type Guard, type KeptColumns, type KeptKind, kept } from '@wonderlings/kernel';

const guarded = (guard: Guard) => (kind: KeptKind, is: string) => ({ ...kept(kind, is), guard });
const sealed = guarded('sealed');
const hashed = guarded('hashed');
const open = guarded('open');

const ofChild = open('around', 'which account it belongs to: a random number');
const ends = open('sessions', 'until when a sign-in lasts');
const begun = open('sessions', 'since when somebody is signed in there');
const used = open('sessions', 'when it was used last');
const line = open('sessions', 'a random number for a remembered device');

/** What the vault keeps, for the privacy page: by table, then column. */
export const vaultKept: KeptColumns = {
  keys: {
    child_id: ofChild,
    wrapped: sealed(
      'around',
      "the key of the child's own, locked in turn with the master key of whoever runs this copy",
    ),
    created_at: open('around', 'when the key was made'),
  },
  accounts: {
    child_id: ofChild,
    username_hash: hashed('profile', 'the name to sign in with, to find the account by'),
    username_sealed: sealed('profile', 'the name to sign in with'),
    password_hash: hashed('passwords', 'the password'),
    state: open('around', 'whether the account is ready'),
    reserved_at: open('around', 'when the name was taken'),
    changed_by: open('around', 'a random number of the last change of the password'),
  },
  sandboxes: { child_id: ofChild, expires_at: open('profile', 'when a demo ends') },
  device_lines: {
    id: line,
    child_id: ofChild,
    begun_at: begun,
    used_at: used,
    expires_at: ends,
    browser: open('sessions', 'a word for the browser and a word for the kind of device'),
  },
  device_tokens: {
    token_hash: hashed('sessions', 'what a remembered device shows to come in'),
    line_id: line,
    used_at: used,
    successor_salt: open('around', 'a random number for what the device shows next time'),
  },
  sessions: {
    id_hash: hashed('sessions', 'what the browser shows while somebody is signed in'),
    id: open('sessions', 'a random number for a sign-in'),
    child_id: ofChild,
    line_id: line,
    begun_at: begun,
    used_at: used,
    expires_at: ends,
    data: open('sessions', 'the account, the device and the end of a sign-in, once more'),
  },
  grown_ups: {
    child_id: ofChild,
    open_in: hashed('sessions', 'in which sign-in the grown-up area is open'),
    open_until: open('sessions', 'until when the grown-up area is open'),
  },
  secrets: {
    name: open('around', "which of the server's own secrets it is; not of a child"),
    wrapped: sealed('around', "the server's own secret"),
  },
};
