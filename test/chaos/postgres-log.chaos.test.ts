import { chaosSuite } from './chaos-suite.ts';

chaosSuite({
  log: 'postgres',
  engines: ['postgres', 'redis'],
  shares: { kill: 1, way: 0.6, restart: 0.3, clock: 0.1 },
});
