import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const empty = (what: string) => kept('activities', `${what}; always empty, since it stays on the device`);

/** The one table of the tools that belongs to a child. Nothing is ever written to it. */
export const copingKept: KeptFields = {
  user_coping_tools: {
    id: kept('around', 'a random number; there are none'),
    user_id: OF_CHILD,
    coping_tool_id: empty('which tool'),
    is_favorited: empty('whether it is a favorite'),
    is_saved: empty('whether it was saved'),
    times_used: empty('how often it was used'),
    last_used: empty('when it was used last'),
    notes: kept('notes', 'words about a tool; always empty, since they stay on the device'),
    rating: empty('whether it helped'),
    date_added: empty('since when'),
  },
};
