export type { DoubleUsers } from './access.ts';
export type { DoubleVersion } from './calls/node-context.ts';
export { type KurrentDbDouble, startKurrentDbDouble } from './double.ts';
export type { Faults } from './faults.ts';
export { startTcpRelay } from './tcp-relay.ts';
