/**
 * Preloaded (`node --import`) into a server whose clock a test steps: on SIGUSR2 its `Date` is off by as many milliseconds as
 * CHAOS_CLOCK_FILE says. Timers and `performance.now()` go on, as they do when the clock of a machine is set.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CHAOS_CLOCK_FILE ?? '';
const RealDate = Date;
let offMs = 0;
const now = () => RealDate.now() + offMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  offMs = Number(readFileSync(file, 'utf8'));
});
