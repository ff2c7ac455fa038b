import { DomainError } from './domain-error.ts';

/** Runs `work` when it is the share's turn. @throws DomainError `unavailable` when there is no place in the line */
export type FairQueue = <T>(share: string, work: () => Promise<T>) => Promise<T>;

interface FairQueueOptions {
  readonly atOnce: number;
  /** In all shares together, besides those at work. */
  readonly mostWaiting: number;
  /** Of the error for those who find no place. */
  readonly code: string;
  /** Where others wait, each place rests as long as it worked: a row of costly work leaves half of the time to all else. */
  readonly rests?: boolean;
}

/** Of slow work too: so much of a rest is felt. */
const LONGEST_REST_MS = 500;

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: DomainError) => void;
}

/**
 * A short line for costly work. Shares (networks) take turns, however many wait in each, and a full line makes room for a share
 * that has fewer places by giving up the last place of the one that has the most: a flood from one network delays that network.
 */
export function fairQueue({ atOnce, mostWaiting, code, rests = false }: FairQueueOptions): FairQueue {
  /** First in the map is next; a share that had its turn goes to the end. */
  const shares = new Map<string, Waiting[]>();
  let working = 0;
  let waiting = 0;
  const full = () => new DomainError('unavailable', code, 'Lots of people are coming in. Please try again soon.');

  /** @throws DomainError when no share has more places than this one would have */
  function makeRoomFor(share: string): void {
    let longest: Waiting[] = [];
    for (const line of shares.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (shares.get(share)?.length ?? 0) + 1) throw full();
    longest.pop()?.refuse(full());
    waiting -= 1;
  }

  function wait(share: string): Promise<void> {
    if (waiting >= mostWaiting) makeRoomFor(share);
    waiting += 1;
    return new Promise((enter, refuse) => {
      const line = shares.get(share);
      if (line) line.push({ enter, refuse });
      else shares.set(share, [{ enter, refuse }]);
    });
  }

  /** The place is handed over, so that no newcomer can slip in between. */
  function leave(): void {
    const [next] = shares;
    if (!next) {
      working -= 1;
      return;
    }
    const [share, line] = next;
    shares.delete(share);
    const first = line.shift();
    if (line.length > 0) shares.set(share, line);
    waiting -= 1;
    first?.enter();
  }

  return async (share, work) => {
    if (working < atOnce) working += 1;
    else await wait(share);
    const began = performance.now();
    try {
      return await work();
    } finally {
      if (rests && waiting > 0) setTimeout(leave, Math.min(LONGEST_REST_MS, performance.now() - began));
      else leave();
    }
  };
}
