// Recording that something was done.

export { useRecordActivity } from './use-record-activity.ts';
