import { useCallback, useEffect, useRef } from 'react';
import { useSession, useUser } from '../../lib/session/session.ts';
import type { ActivityRecord } from './activity-records.ts';
import { outboxOf } from './outboxes.ts';

/**
 * Records that an activity was finished, once for each call, or once for each `key` where one is given. It answers nothing and
 * never fails: without a network it is kept on the device and sent later, exactly once. The function stays the same while the
 * page does.
 */
export function useRecordActivity(): (record: ActivityRecord, key?: string) => void {
  const { id } = useUser();
  const session = useSession();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);
  useEffect(() => {
    // SendWaiting does so on every page; where it did not come, as the network had gone by then, this page has to.
    const sendWaiting = () => void outboxOf(id, latest.current).flush();
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, [id]);
  return useCallback(
    (record: ActivityRecord, key?: string) => outboxOf(id, latest.current).add(record, new Date(), key),
    [id],
  );
}
