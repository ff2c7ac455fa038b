// Runs a source as a thread: Node 20 carries no loader of TypeScript into threads. The bundle does without.
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
