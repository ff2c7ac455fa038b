import { withDevice } from '../device-database.ts';

/** What the device holds of a user's documents by now, as JSON. */
export async function documentsOf(userId: string): Promise<string> {
  return JSON.stringify(await withDevice(userId, (device) => device.getAll('documents')));
}
