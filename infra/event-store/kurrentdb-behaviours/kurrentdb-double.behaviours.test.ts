import { startKurrentDbDouble } from '../kurrentdb-double/index.ts';
import { kurrentDbBehaviours } from './behaviours-suite.ts';

kurrentDbBehaviours('the kurrentdb-double', {
  connect: async (needs) => {
    // Positions that do not survive `Number`, with gaps, behind events of the server itself.
    const double = await startKurrentDbDouble({
      firstPosition: 2n ** 53n + 1n,
      gaps: true,
      systemEvents: true,
      ...needs,
    });
    const own = double.log.written;
    return { ...double, written: () => double.log.written - own, restart: async () => double.faults.restart() };
  },
  cannot: {},
});
