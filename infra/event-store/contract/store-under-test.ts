import type { EventStore, SealedEvent } from '@wonderlings/kernel';
import { it } from 'vitest';

/** An append in mid-transaction: it has taken its place in the order, and no reader may see it yet. */
export interface HeldAppend {
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

/** An answer of the log that is taken from the caller. */
export interface LostAnswer {
  /** Whether it has come to that. */
  readonly isLost: () => boolean;
}

/** A fresh, empty log, and what a test must be able to do to it. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /** Another process on the same log; closed with the rest. */
  openSecond(): Promise<EventStore>;
  /** Ends every connection to the log from the other side. */
  readonly cutConnections?: () => Promise<void>;
  /** The next append is stored, and its caller is cut off before it hears of that. */
  readonly loseAnswer?: () => Promise<LostAnswer>;
  readonly holdAppend?: (events: readonly SealedEvent[]) => Promise<HeldAppend>;
  /** Attempts at changing or removing stored events, by name, as a writer with direct access would make them. */
  readonly tampering?: Readonly<Record<string, () => Promise<unknown>>>;
  close(): Promise<void>;
}

export type Capability = 'cutConnections' | 'loseAnswer' | 'holdAppend' | 'tampering';
/** Why an adapter cannot be tested for something; the skipped test's title says so. */
export type MissingCapabilities = Readonly<Partial<Record<Capability, string>>>;

/** What each part of the suite is given. */
export interface Contract {
  /** The subject of the test that is running. */
  readonly subject: () => StoreUnderTest;
  readonly missing: MissingCapabilities;
  /** Fewer random operations are enough. */
  readonly isSlow: boolean;
}

/** Registers a test that needs one of the hooks. */
export function itWith<Hook extends Capability>(
  { subject, missing }: Contract,
  hook: Hook,
  title: string,
  test: (hook: NonNullable<StoreUnderTest[Hook]>, subject: StoreUnderTest) => Promise<void>,
  timeout?: number,
): void {
  const reason = missing[hook];
  if (reason) {
    it.skip(`${title} (not here: ${reason})`);
    return;
  }
  const run = async () => {
    const provided = subject()[hook];
    if (!provided) throw new Error(`This adapter neither provides ${hook} nor says why not`);
    await test(provided, subject());
  };
  it(title, run, timeout);
}
