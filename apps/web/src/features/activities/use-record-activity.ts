import { useCallback } from 'react';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { type ActivityRecord, sessionOf } from './activity-records.ts';
import { recordActivityCommand } from './record-activity.command.ts';

/**
 * Records that an activity was finished, once for each call, or once for each `key` where one is given. It answers nothing and
 * never fails: without a network it is kept on the device and sent later, exactly once. The function stays the same while the
 * page does.
 */
export function useRecordActivity(): (record: ActivityRecord, key?: string) => void {
  const outbox = useOutbox();
  return useCallback(
    (record: ActivityRecord, key?: string) => {
      const madeAt = new Date();
      const body = sessionOf(record, madeAt);
      outbox.add(recordActivityCommand, { body, madeAt, ...(key === undefined ? {} : { id: key }) });
    },
    [outbox],
  );
}
