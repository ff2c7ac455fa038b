import { expect, it } from 'vitest';
import { pageOf } from './page-preloads.ts';

it.each([
  ['/app/src/routes/index.tsx?tsr-split=component', '/'],
  ['/app/src/routes/mood.tsx?tsr-split=component', '/mood'],
  ['/app/src/routes/activities.index.tsx?tsr-split=component', '/activities'],
  ['/app/src/routes/activities.journal.tsx?tsr-split=component', '/activities/journal'],
  ['/app/src/routes/progress.tsx?tsr-split=component---loader', '/progress'],
  ['/app/src/routes/mood.tsx', undefined],
  ['/app/src/routes/-shell/me.tsx?tsr-split=component', undefined],
  ['/app/src/features/home/glim.tsx', undefined],
  [null, undefined],
])('knows the address of %s as %s', (moduleId, page) => {
  expect(pageOf(moduleId)).toBe(page);
});
