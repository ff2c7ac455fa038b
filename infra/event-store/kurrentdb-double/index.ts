export type { DoubleUsers } from './access.ts';
export type { DoubleVersion } from './calls/node-context.ts';
export { type KurrentDbDouble, startKurrentDbDouble } from './double.ts';
export type { Faults } from './faults.ts';
export { startTcpRelay, type TcpRelay } from './tcp-relay.ts';
