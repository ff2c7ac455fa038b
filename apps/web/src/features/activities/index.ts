// Recording that something was done.

export { useRecordActivity } from './record-activity.command.ts';
