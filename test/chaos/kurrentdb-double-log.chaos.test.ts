import { chaosSuite } from './chaos-suite.ts';

// A double of the protocol, in this very process: what is shown is how the servers take it, and nothing of KurrentDB.
chaosSuite({
  log: 'kurrentdb-double',
  engines: ['log'],
  shares: { kill: 0.2, way: 0.6, restart: 0.2, clock: 0 },
});
