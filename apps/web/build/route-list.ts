import type { Plugin } from 'vite';

/** Where the server finds the list (apps/server/http/known-pages.ts). */
const FILE = 'pages/routes.json';

/** Writes down the addresses of the app's pages, for a server that is to answer every other one with 404. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      const addresses = [...this.getModuleIds()].map(addressOf).filter((address) => address !== undefined);
      if (!addresses.includes('/')) throw new Error('The app has no page at /: are its routes elsewhere now?');
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(addresses.toSorted()) });
    },
  };
}

/** `/activities/journal` for the file `…/src/routes/activities.journal.tsx`; nothing for what is no page. */
export function addressOf(file: string | undefined): string | undefined {
  const name = file?.match(/\/src\/routes\/([\w.-]+)\.tsx?$/)?.[1];
  if (name === undefined || name.startsWith('-') || name.startsWith('__')) return undefined;
  const steps = name.split('.').filter((step) => step !== 'index');
  return `/${steps.join('/')}`;
}
