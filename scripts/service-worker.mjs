/**
 * `node scripts/service-worker.mjs`, after the pages were painted: writes the service worker anew, with those pages on the list of
 * what it keeps. Vite's build has written it before they were there.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '../apps/web');
const config = await resolveConfig(
  { root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' },
  'build',
  'production',
  'production',
);
const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa');
if (!plugin) throw new Error('vite.config.ts has no vite-plugin-pwa');
await plugin.api.generateSW();
