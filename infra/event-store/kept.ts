import { type Guard, type KeptColumns, kept } from '@wonderlings/kernel';

const around = (is: string, guard: Guard = 'open') => ({ ...kept('around', is), guard });

const event = {
  position: around('the place of an entry among all'),
  at: around('when it was'),
  revision: around('the place of an entry in its history'),
  version: around('which edition of its form it has'),
  local_date: around("the child's own day"),
  id: around('a random number for the entry'),
  command_id: around('a random number for what was done'),
  causation_id: around('which entry it came from'),
  stream: around('which account it belongs to: a random number'),
  type: around('which sort of entry it is'),
  time_zone: around('the time zone of the device: empty here, and sealed inside', 'sealed'),
  actor: around('whether the child, a grown-up or the program did it'),
  correlation_id: around('a random number for the call'),
  hash: around('the mark that shows a change'),
  previous_hash: around('the mark of the entry before'),
  data: around('the entry itself', 'sealed'),
};

/** What the log keeps around each entry, for the privacy page: by table, then column. */
export const logKept: KeptColumns = {
  events: event,
  sandbox_events: event,
  sandbox_horizon: { single: around('nothing: there is one row'), position: around('up to where demos were swept') },
};
