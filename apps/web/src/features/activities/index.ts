// Recording that something was done, and sending what waits.

export { clearDevice } from './clear-device.ts';
export { SendWaiting } from './send-waiting.tsx';
export { useRecordActivity } from './use-record-activity.ts';
