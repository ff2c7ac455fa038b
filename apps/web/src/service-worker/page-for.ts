/** What the worker knows of a browser: whether a child may be signed in there. */
export type Viewer = 'child' | 'visitor';

/** The page without anything in it but the app; where no other fits. */
export const SHELL = '/index.html';

/**
 * The kept pages that may answer for an address, the best one first: the choice that the server makes (apps/server/http/static.ts).
 * What a child sees first may depend on the address's query, so that the painted page is left out then.
 * @param viewer undefined where the browser does not let a worker know
 */
export function pagesFor({ pathname, search }: URL, viewer: Viewer | undefined): readonly string[] {
  if (viewer === undefined || (viewer === 'child' && search !== '')) return [SHELL];
  const path = plain(pathname);
  return [`/pages/${viewer}${path === '/' ? '/home' : path}.html`, SHELL];
}

/** Whether the app has a page there; like the server it takes no notice of capitals and of a slash at the end. */
export const isPageOf = (addresses: readonly string[], { pathname }: URL): boolean =>
  addresses.includes(plain(pathname).toLowerCase());

const plain = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');
