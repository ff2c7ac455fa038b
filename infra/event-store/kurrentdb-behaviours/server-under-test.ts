import { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, beforeEach, it } from 'vitest';
import {
  type DoubleUsers,
  type DoubleVersion,
  type Faults,
  startTcpRelay,
  type TcpRelay,
} from '../kurrentdb-double/index.ts';

/** What a test wants of its server. A target that cannot give it says so in `cannot`. */
export interface ServerOptions {
  readonly version?: DoubleVersion;
  readonly nodes?: number;
  readonly users?: DoubleUsers;
  readonly commitTimeoutMs?: number;
  readonly maxAppendBytes?: number;
}

export interface ServerUnderTest {
  /** Connection string. */
  readonly url: string;
  readonly faults?: Faults;
  readonly restart?: () => Promise<void>;
  readonly urlOf?: (options: { readonly node?: number; readonly user?: string; readonly password?: string }) => string;
  /** Events of clients that the leader has written, replicated or not. */
  readonly written?: () => number;
  /** Calls that run on the server now. */
  readonly openCalls?: () => number;
  close(): Promise<void>;
}

export type Ability =
  /** Faults on demand. */
  | 'faults'
  | 'restart'
  /** Several nodes, and elections when the test asks. */
  | 'cluster'
  /** TLS, users and access lists. */
  | 'secure'
  /** A limit of appends that a test can reach. */
  | 'small-limits'
  | DoubleVersion;

export interface BehavioursTarget {
  readonly connect: (needs: ServerOptions) => Promise<ServerUnderTest>;
  /** Why something cannot be tried here; the skipped test's title says so. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
}

/** The server and the client of the test that is running. */
export interface BehaviourContext {
  readonly server: ServerUnderTest;
  readonly faults: Faults;
  readonly client: EventStoreDBClient;
  /** A client of its own; disposed of with the test. */
  open(url: string): EventStoreDBClient;
  /** A way of its own to the server, which the test can cut. Skips the test, and says so, where none can be laid. */
  openRelayed(): Promise<{ readonly client: EventStoreDBClient; readonly relay: TcpRelay }>;
}

/** One node without TLS, which asks no certificate for its name. */
const PLAIN = /^[a-z]+:\/\/([^@:/,]+):(\d+)\/?\?.*tls=false/i;

/** Registers behaviours of one group: each on a server of its own, with what it needs. */
export class BehaviourGroup {
  readonly #target: BehavioursTarget;
  readonly #opened: { close(): Promise<void> }[] = [];

  constructor(target: BehavioursTarget) {
    this.#target = target;
    beforeEach(() => {
      this.#opened.length = 0;
    });
    afterEach(async () => {
      for (const each of this.#opened.reverse()) await each.close();
    });
  }

  /** @param title begins with the behaviour's number */
  it(
    title: string,
    test: (running: BehaviourContext) => Promise<void>,
    needs: ServerOptions & { readonly abilities?: readonly Ability[] } = {},
  ) {
    const { abilities = [], ...wanted } = needs;
    const all = [...abilities, ...(wanted.version ? [wanted.version] : [])];
    const reason = all.map((ability) => this.#target.cannot[ability]).find(Boolean);
    if (reason) {
      it.skip(`${title} (not here: ${reason})`);
      return;
    }
    it(title, async ({ skip }) => {
      const server = await this.#target.connect(wanted);
      this.#opened.push(server);
      const open = (url: string) => {
        const client = EventStoreDBClient.connectionString(url);
        this.#opened.push({ close: () => client.dispose() });
        return client;
      };
      const openRelayed = async () => {
        const [, host, port] = PLAIN.exec(server.url) ?? [];
        if (!host) return skip('not here: only the way to one server without TLS can be laid anew');
        const relay = await startTcpRelay(Number(port), host);
        this.#opened.push(relay);
        return { relay, client: open(`esdb://127.0.0.1:${relay.port}?tls=false`) };
      };
      await test({
        server,
        openRelayed,
        open,
        client: open(server.url),
        get faults() {
          if (!server.faults) throw new Error('This target neither offers faults nor says why not');
          return server.faults;
        },
      });
    });
  }
}
