/** What the parents' page may speak of only once it is real. */
export type NotYet =
  | 'activities'
  | 'breathing'
  | 'coping'
  | 'rewards'
  | 'place-to-stop'
  | 'device-diaries'
  | 'history'
  | 'parents-view'
  | 'erasing'
  | 'offline';

/** Add a name here in the commit that makes it true; a parent is never told of what is not there. */
const BUILT: ReadonlySet<NotYet> = new Set<NotYet>([
  'activities',
  'breathing',
  'coping',
  'rewards',
  'place-to-stop',
  'device-diaries',
]);

export const isBuilt = ({ needs }: { readonly needs?: NotYet }): boolean => needs === undefined || BUILT.has(needs);
