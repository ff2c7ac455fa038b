import { useCallback } from 'react';
import { useSession, useUser } from '../session/session.ts';
import type { ActivityRecord } from './activity-records.ts';
import { outboxOf } from './outboxes.ts';

/**
 * Records that an activity was finished, once for each call. It answers nothing and never fails: without a network it is
 * kept on the device and sent later, exactly once.
 */
export function useRecordActivity(): (record: ActivityRecord) => void {
  const { id } = useUser();
  const session = useSession();
  return useCallback((record: ActivityRecord) => outboxOf(id, session).add(record, new Date()), [id, session]);
}
