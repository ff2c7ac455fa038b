import { afterAll, beforeAll, it } from 'vitest';
import { hasRedisServer } from '../../infra/jobs/testing.ts';
import { Deployment } from './deployment.ts';
import { inject } from './inject.ts';
import { LoadedDeployment } from './loaded-deployment.ts';
import { type EngineName, type FaultKind, faultInWords, planOf } from './plan.ts';
import { ASKED_MANNERS, countsOf, ROUND_MS, SEED } from './settings.ts';

interface ChaosSuite {
  readonly log: 'postgres' | 'kurrentdb-double';
  readonly engines: readonly EngineName[];
  readonly shares: Readonly<Record<FaultKind, number>>;
}

const REASON = 'Without a redis-server nothing happens to Redis here, and the jobs are in Postgres.';

/** A suite: all that the seed plans, one after the other, on one deployment. It ends with the first round that leaves something wrong. */
export function chaosSuite({ log, engines, shares }: ChaosSuite): void {
  if (!hasRedisServer()) {
    if (process.env.REQUIRE_ALL === '1') throw new Error(REASON);
    process.stderr.write(`${REASON}\n`);
  }
  const there = engines.filter((engine) => engine !== 'redis' || hasRedisServer());
  const plan = planOf({ seed: SEED, counts: countsOf(shares), engines: there, manners: ASKED_MANNERS });
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await Deployment.start({ log });
  }, ROUND_MS);
  afterAll(() => deployment?.stop(), ROUND_MS);

  // A kind that is asked for alone may be none of this suite's.
  it.skipIf(plan.length === 0)(
    `survives ${plan.length} rounds with the log in ${log}`,
    { timeout: (plan.length + 1) * ROUND_MS },
    async () => {
      const say = (line: string) => process.stdout.write(`chaos, ${log}: ${line}\n`);
      say(`${plan.length} rounds, seed ${SEED}`);
      const loaded = new LoadedDeployment(deployment);
      const told = async (name: string, work: () => Promise<string>) => {
        try {
          return await work();
        } catch (cause) {
          // The servers' own words are the other half of a finding.
          throw new Error(`Seed ${SEED}, ${name}: ${String(cause)}\n${deployment.output}`, { cause });
        }
      };
      for (const [index, fault] of plan.entries()) {
        const name = `round ${index + 1} of ${plan.length}, ${faultInWords(fault)}`;
        const harm = () => inject(fault, deployment);
        say(`${name}: ${await told(name, () => loaded.round(harm, fault.afterMs))}`);
      }
      say(await told('at the end', () => loaded.end()));
    },
  );
}
