/**
 * `npm start`: builds what is missing or older than its sources, then runs the server in this very process, so that signals
 * and the exit code are its own. `package.json` tells Node how large the heap may get (`--max-old-space-size`, in MB): with the default
 * of a large machine it collects so late that a process of 60 MB takes 300 (docs/adr/0035).
 */
process.env.NODE_ENV ??= 'production';
// For a person in front of a terminal one line is enough; machines get every request.
process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info';

await import('./ensure-build.mjs');
process.setSourceMapsEnabled(true);
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
