// Recording that something was done.

export { recordActivityCommand } from './record-activity.command.ts';
export { useRecordActivity } from './use-record-activity.ts';
