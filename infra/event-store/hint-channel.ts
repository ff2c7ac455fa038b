/** LISTEN/NOTIFY between the processes that share a log: the new head as payload. */
export const HINT_CHANNEL = 'log_appended';
