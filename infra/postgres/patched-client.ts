/** What patches/postgres+3.4.9.patch sets on the client. A patch that this release needs anew raises it, here and there. */
const PATCH = 3;

/**
 * Refuses a Postgres client without our patch, or with that of another release: it works, until a connection is cut under load. Then
 * it ends the process, or mixes up conversations (patches/README.md).
 * @throws Error with a sentence for a person
 */
export function requirePatch(client: object): void {
  if ('wonderlingsPatch' in client && client.wonderlingsPatch === PATCH) return;
  throw new Error(
    'The Postgres client in node_modules is not patched, as happens when packages are installed with --ignore-scripts, and could ' +
      'lose or mix up answers. Please run `npx patch-package` where `npm ci` was run, then start again.',
  );
}
