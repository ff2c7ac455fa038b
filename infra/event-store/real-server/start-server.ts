import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import type { TestProject } from 'vitest/node';

/** Where the tests find a real server; null where there is none. */
export interface RealServer {
  readonly url: string;
  /** Like 26.1. */
  readonly version: '23.10' | '26.1' | 'another';
}
declare module 'vitest' {
  interface ProvidedContext {
    readonly realServer: RealServer | null;
  }
}

const IMAGE = 'kurrentplatform/kurrentdb:26.1.1';
const PORT = 2_113;
const READY_WITHIN_MS = 120_000;
/** One node, in memory, without TLS and accounts. Newer images read these names, too. */
const ENVIRONMENT = {
  EVENTSTORE_CLUSTER_SIZE: '1',
  EVENTSTORE_INSECURE: 'true',
  EVENTSTORE_MEM_DB: 'true',
  EVENTSTORE_RUN_PROJECTIONS: 'None',
  EVENTSTORE_TELEMETRY_OPTOUT: 'true',
};

/** The server of `KURRENTDB_URL`, else one in a container for as long as the tests run, else none, which is said in one line. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { KURRENTDB_URL: url, KURRENTDB_IMAGE: image = IMAGE } = process.env;
  if (url) {
    provide('realServer', { url, version: versionIn(process.env.KURRENTDB_VERSION ?? '') });
    return undefined;
  }
  if (!(await isDockerThere())) {
    provide('realServer', null);
    tellOfSkipping();
    return undefined;
  }
  const container = await start(image);
  const address = `esdb://${container.getHost()}:${container.getMappedPort(PORT)}?tls=false`;
  provide('realServer', { url: address, version: versionIn(image) });
  return async () => {
    await container.stop();
  };
}

function start(image: string): Promise<StartedTestContainer> {
  return new GenericContainer(image)
    .withEnvironment(ENVIRONMENT)
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .withStartupTimeout(READY_WITHIN_MS)
    .start();
}

async function isDockerThere(): Promise<boolean> {
  try {
    await getContainerRuntimeClient();
    return true;
  } catch {
    // It throws for every reason there is; the line that is printed names the two ways to a server.
    return false;
  }
}

/** @throws Error with `REQUIRE_ALL=1`, so that CI cannot pass by skipping */
function tellOfSkipping(): void {
  const line =
    'No real KurrentDB here, so its suites are skipped: start Docker, or set KURRENTDB_URL to a server for tests, like esdb://127.0.0.1:2113?tls=false.';
  if (process.env.REQUIRE_ALL === '1') throw new Error(line);
  process.stdout.write(`${line}\n`);
}

function versionIn(text: string): RealServer['version'] {
  if (text.includes('23.10')) return '23.10';
  return text.includes('26.1') ? '26.1' : 'another';
}
