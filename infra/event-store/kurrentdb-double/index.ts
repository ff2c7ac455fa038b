export type { DoubleUsers } from './access.ts';
export type { DoubleVersion } from './calls/node-context.ts';
export { type KurrentDbDouble, type KurrentDbDoubleOptions, startKurrentDbDouble } from './double.ts';
export type { Faults, HeldCommit } from './faults.ts';
export { startTcpRelay, type TcpRelay } from './tcp-relay.ts';
