import { survives } from './weather.ts';

survives({
  log: 'postgres',
  engines: ['postgres', 'redis'],
  shares: { kill: 1, way: 0.8, restart: 0.4, clock: 0.1 },
});
