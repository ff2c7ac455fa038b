/**
 * `node scripts/snapshots.mjs`, after the web app was built: puts beside the app's page one for each address at which
 * everybody sees the same first, so that it is painted before the app's script has come (ADR 0008 and 0009).
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { build } from 'vite';

/** Addresses at which a visitor, or a child that is signed in, sees the same first as everybody else. */
const PAGES = {
  visitor: ['/', '/auth', '/parents', '/privacy', '/about'],
  child: ['/', '/mood', '/active-time', '/down-time', '/activities/breath', '/coping-tools', '/progress'],
};
/** What style attributes said. Asked for anew each time, like the pages that it belongs to. */
const RULES = '/pages/snapshots.css';
/** @type {Map<string, number>} */
const rules = new Map();
const EMPTY = '<div id="root"></div>';

const web = join(dirname(fileURLToPath(import.meta.url)), '../apps/web');
const outDir = join(web, 'dist-snapshot');

await build({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  // The browser's builds of what we use: they run in a document here as well.
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'production', 'default'] } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'src/snapshot.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
});

standInADocument();
/** A page that broke is not one to paint. */
console.error = (...words) => {
  throw new Error(`A page complained: ${words.join(' ')}`);
};
/** @type {{ snapshotOf: (path: string, somebody: string) => Promise<{ html: string, dark: boolean }> }} */
const { snapshotOf } = await import(pathToFileURL(join(outDir, 'snapshot.js')).href);
const page = await readFile(join(web, 'dist/index.html'), 'utf8');
const styles = await readStyles();
if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);

for (const [somebody, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    const file = join(web, 'dist/pages', somebody, path === '/' ? 'home.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pageWith(path, somebody));
  }
}
const sheet = [...rules].map(([declarations, id]) => `[data-snapshot] [data-style="${id}"]{${declarations}}`);
await writeFile(join(web, 'dist', RULES), sheet.join('\n'));
await rm(outDir, { recursive: true });
console.log(
  `snapshots for ${Object.entries(PAGES)
    .map(([somebody, paths]) => `a ${somebody}: ${paths.join(', ')}`)
    .join('; ')}`,
);
// React waits for work that no document will ever bring.
process.exit(0);

/**
 * The app's page, with what somebody sees at `path` before the app has come.
 * @param {string} path
 * @param {string} somebody
 */
async function pageWith(path, somebody) {
  const { html: styled, dark } = await snapshotOf(path, somebody);
  const html = withoutStyleAttributes(styled);
  if (!html.includes('<h1')) throw new Error(`The snapshot of ${path} has no heading: ${html.slice(0, 500)}`);
  const root = `<div id="root" data-snapshot="${somebody}"${dark ? ' data-dark' : ''}>${html}</div>`;
  // Functions, as `$&` in the words would be read as a pattern.
  return patient(page)
    .replace('</head>', () => `${stylesheetsFor(html, dark)}\n  </head>`)
    .replace(EMPTY, () => root);
}

/**
 * What is painted goes first: the page is there without its scripts, so none is asked for before it was painted, and no style
 * of what the app adds to it. `first-paint.ts` asks then, and finds them by these marks.
 * @param {string} page
 */
function patient(page) {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const app = script.exec(page)?.[1];
  if (!app) throw new Error('index.html has no script of the app');
  return page
    .replace(script, '')
    .replace(
      '<script ',
      `<link rel="modulepreload" crossorigin href="${app}" media="not all" data-app />\n    <script `,
    )
    .replace(/<link rel="(modulepreload|preload" as="style)" [^>]* data-pages=/g, (link) =>
      link.replace('data-pages=', 'data-after-paint='),
    );
}

/** @returns {Promise<{ file: string, css: string }[]>} the styles that only some pages ask for */
async function readStyles() {
  const files = (await readdir(join(web, 'dist/assets'))).filter((file) => file.endsWith('.css'));
  const later = files.filter((file) => !page.includes(`rel="stylesheet" crossorigin href="/assets/${file}"`));
  return Promise.all(
    later.map(async (file) => ({ file, css: await readFile(join(web, 'dist/assets', file), 'utf8') })),
  );
}

/**
 * The content security policy forbids style attributes; what they say goes into a file (written at the end).
 * @param {string} html
 */
function withoutStyleAttributes(html) {
  const root = new JSDOM(html).window.document.body;
  for (const element of root.querySelectorAll('[style]')) {
    const declarations = element.getAttribute('style') ?? '';
    if (!rules.has(declarations)) rules.set(declarations, rules.size);
    element.setAttribute('data-style', String(rules.get(declarations)));
    element.removeAttribute('style');
  }
  return root.innerHTML;
}

/**
 * Links what dresses the snapshot: without the app, nothing else asks for the styles of its parts.
 * @param {string} html
 * @param {boolean} dark
 */
function stylesheetsFor(html, dark) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  const used = styles.filter(
    ({ css }) =>
      (dark && css.includes('.lights-down')) ||
      [...css.matchAll(/\.(_[\w-]+)/g)].some(([, name]) => classes.has(name ?? '')),
  );
  const files = [...used.map(({ file }) => `/assets/${file}`), RULES];
  return files.map((file) => `    <link rel="stylesheet" crossorigin href="${file}">`).join('\n');
}

/** Gives this process what a page's script finds in a browser. */
function standInADocument() {
  const { window } = new JSDOM('<!doctype html><html lang="en"><body class="theme1"></body></html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
  });
  const missing = {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo() {},
  };
  // Nobody answers: a snapshot shows what a page shows before it knows anything.
  globalThis.fetch = () => new Promise(() => {});
  Object.assign(window, missing);
  const inherited = ['addEventListener', 'removeEventListener', 'dispatchEvent'];
  for (const name of inherited) Object.defineProperty(globalThis, name, { value: window[name].bind(window) });
  // Node has its own, which this document does not know.
  for (const name of ['Event', 'CustomEvent']) Object.defineProperty(globalThis, name, { value: window[name] });
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
