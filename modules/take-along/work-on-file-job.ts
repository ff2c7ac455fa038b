import type { JobIds, KeptFile } from '@wonderlings/kernel';

/** The job that makes a file, or takes one in. */
export const WORK_ON_FILE = 'work-on-file';

/** What the job is about. */
export interface FileIds {
  readonly fileId: string;
  readonly childId: string;
}

export const idsOf = ({ id, childId }: Pick<KeptFile, 'id' | 'childId'>): FileIds & JobIds => ({ fileId: id, childId });

/** As the queue gives them back. */
export const fileIdsIn = ({ fileId = '', childId = '' }: JobIds): FileIds => ({ fileId, childId });
