export { type KurrentDbDouble, type KurrentDbDoubleOptions, startKurrentDbDouble } from './double.ts';
export type { HeldCommit } from './faults.ts';
export { startTcpRelay, type TcpRelay } from './tcp-relay.ts';
