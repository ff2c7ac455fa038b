// Recording that something was done.

export { DoneNext, NEXT_STEPS } from './done-next.tsx';
export { useRecordActivity } from './record-activity.command.ts';
