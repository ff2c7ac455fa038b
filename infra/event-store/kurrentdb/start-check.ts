import { asError } from '../append-flush.ts';
import { failureOf } from './failure.ts';
import { StreamNames } from './record.ts';
import type { LogRecord, Wire } from './wire.ts';

interface StartCheckOptions {
  readonly wire: Wire;
  /** For the sentence: name and password of the address stay out of it. */
  readonly hosts: string;
}

/** The first one whose rules of repeats, reads and subscriptions this program knows. */
const OLDEST = [23, 10] as const;
/** Records that are looked at from both ends: who shares a log with others meets them soon. */
const LOOKED_AT = 500;

/** That the server can be used, is new enough, and holds no other program's events. @throws Error with a sentence for a person */
export async function checkAtStart({ wire, hosts }: StartCheckOptions): Promise<void> {
  const at = `The log at ${hosts}`;
  const told = (cause: unknown): never => {
    const { message } = asError(cause);
    const refused = failureOf(cause) === 'refused';
    const why = refused
      ? `refuses the account of EVENTSTORE_URL, which must be allowed to read $all`
      : 'cannot be used';
    throw new Error(`${at} ${why} (${message}): see EVENTSTORE_URL.`, { cause });
  };
  const version = await wire.serverVersion().catch(told);
  if (!isNewEnough(version)) {
    throw new Error(
      `${at} runs version ${version}, and should run ${OLDEST.join('.')} or a newer one: see EVENTSTORE_URL.`,
    );
  }
  const names = new StreamNames('');
  for (const backwards of [false, true]) {
    const records = await wire
      .readAll({ from: backwards ? 'end' : 'start', backwards, maxCount: LOOKED_AT })
      .catch(told);
    const foreign = records.find((record: LogRecord) => names.isForeign(record));
    if (foreign) {
      throw new Error(
        `${at} holds streams of another program (${foreign.streamId.slice(0, 40)}), and should be ours alone: see EVENTSTORE_URL.`,
      );
    }
  }
}

function isNewEnough(version: string): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  return Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]);
}
