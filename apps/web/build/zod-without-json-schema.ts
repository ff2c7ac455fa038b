import type { Plugin } from 'vite';

const SCHEMAS = '/zod/v4/classic/schemas.js';
const WRITER = '../core/to-json-schema.js';
const STUB = '\0zod-without-json-schema';

/**
 * Leaves zod's JSON Schema writer out of the browser's bundle (6 kB gzip): every schema refers to it, so that no
 * bundler can drop it, but only the server's OpenAPI page ever calls it.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === WRITER && importer?.endsWith(SCHEMAS) ? STUB : undefined),
    load: (id) =>
      id === STUB
        ? `const absent = () => { throw new Error('JSON Schema is left out of the web app'); };
           export const createStandardJSONSchemaMethod = () => absent;
           export const createToJSONSchemaMethod = () => absent;`
        : undefined,
    transform: (code, id) =>
      id.endsWith(SCHEMAS)
        ? { code: code.replace(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''), map: null }
        : undefined,
  };
}
