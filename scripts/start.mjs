/**
 * `npm start`: builds what is missing or older than its sources, then runs the server in this very process, so that signals
 * and the exit code are its own.
 */
process.env.NODE_ENV ??= 'production';
// For a person in front of a terminal one line is enough; machines get every request.
process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info';

await import('./ensure-build.mjs');
process.setSourceMapsEnabled(true);
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
