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
    note_keys: sealed('around', 'what the keys of single notes are made of'),
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
    picture: open('sessions', 'which companion is the picture at the sign-in page of a shared device'),
    code_hash: hashed('passwords', 'the code of four friends, for that one device'),
    wrong_codes: open('sessions', 'how often that code was wrong'),
    code_rests_until: open('sessions', 'until when it rests after wrong tries'),
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
    password_hash: hashed('passwords', 'the grown-up password'),
    set_at: open('grown-up', 'when it was set'),
    set_by: open('around', 'a random number of the last change of it'),
    wrong_tries: open('grown-up', 'how often it was typed wrong'),
    next_try_at: open('grown-up', 'when it may be tried again'),
    reset_from: open('grown-up', 'when a new one may be set'),
    reset_until: open('grown-up', 'until when a new one may be set'),
  },
  try_outs: { child_id: ofChild, ends_at: open('profile', 'when a try-out ends') },
  note_erasures: {
    child_id: ofChild,
    revision: open('around', 'which entry a note is erased of'),
    mood_id: open('around', 'which feeling that was'),
    entry_id: open('around', 'which page that was'),
    asked_at: open('around', 'when it was asked for'),
  },
  sleeps: {
    child_id: ofChild,
    asked_at: open('grown-up', 'when erasing was asked for'),
    erase_at: open('grown-up', 'when the account is erased'),
    asked_by: open('grown-up', 'whether the child or a grown-up asked'),
    receipt_hash: hashed('around', 'the number of the receipt'),
    receipt_sealed: sealed('around', 'the number of the receipt'),
    sign_ins_ended: open('sessions', 'how many sign-ins ended then'),
    state: open('grown-up', 'whether it sleeps, is woken or is being erased'),
    recorded: open('around', 'whether the log has it'),
    reason: open('grown-up', 'why it is erased: asked for, or unused for years'),
  },
  state_snapshots: {
    child_id: ofChild,
    release: open('around', 'which build of the program worked it out'),
    revision: open('around', 'up to which entry of the history'),
    sealed: sealed(
      'around',
      'what the program worked out of the history, so that it need not read it from its beginning',
    ),
  },
  history_checks: {
    child_id: ofChild,
    run_id: open('around', 'a random number for a check'),
    is_running: open('around', 'whether it runs'),
    beat_at: open('around', 'when it last went on'),
    report: open('grown-up', 'how far a check is and what it found, in numbers and times'),
  },
  kept_files: {
    id: open('around', 'a random number for a file'),
    child_id: ofChild,
    purpose: open('grown-up', 'whether it goes out or comes in'),
    session_hash: hashed('sessions', 'which sign-in asked for it'),
    step: open('around', 'how far it is'),
    work: open('around', 'what is left to do, in numbers'),
    is_due: open('around', 'whether something is left to do'),
    claimed_until: open('around', 'until when a server of an older release works on it'),
    begun_at: open('grown-up', 'when it was asked for'),
    ends_at: open('grown-up', 'when it is gone'),
  },
  kept_pieces: {
    file_id: open('around', 'a random number for a file'),
    part: open('around', 'which part of it'),
    index: open('around', 'which piece of that'),
    sealed: sealed('grown-up', 'a piece of the file, for an hour'),
  },
  secrets: {
    name: open('around', "which of the server's own secrets it is; not of a child"),
    wrapped: sealed('around', "the server's own secret"),
  },
};
