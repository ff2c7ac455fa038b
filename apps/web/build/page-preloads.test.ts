import { expect, it } from 'vitest';
import { pageOf, pagePreloads } from './page-preloads.ts';

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

it('preloads the app and what each page needs beside it as scripts, whose compiled code browsers keep', () => {
  const chunk = (fileName: string, more: object) => ({
    type: 'chunk',
    fileName,
    imports: [],
    facadeModuleId: null,
    ...more,
  });
  const bundle = {
    app: chunk('assets/app.js', { isEntry: true }),
    mood: chunk('assets/mood.js', {
      imports: ['assets/app.js', 'assets/shared.js'],
      facadeModuleId: '/app/src/routes/mood.tsx?tsr-split=component',
      viteMetadata: { importedCss: ['assets/mood.css'] },
    }),
    shared: chunk('assets/shared.js', {}),
  };
  const { transformIndexHtml } = pagePreloads({ everywhere: [], pages: {} }) as {
    transformIndexHtml: { handler: (html: string, context: object) => string };
  };
  const page = '<!-- page preloads -->\n<script type="module" crossorigin src="/assets/app.js"></script>';
  const asleep = 'media="not all" data-pages="/mood" />';
  expect(transformIndexHtml.handler(page, { bundle }).split(/\n\s*/)).toEqual([
    `<link rel="preload" as="script" crossorigin href="/assets/mood.js" ${asleep}`,
    `<link rel="preload" as="style" crossorigin href="/assets/mood.css" ${asleep}`,
    `<link rel="preload" as="script" crossorigin href="/assets/shared.js" ${asleep}`,
    '<link rel="preload" as="script" crossorigin href="/assets/app.js">',
    '<script type="module" crossorigin src="/assets/app.js"></script>',
  ]);
});
