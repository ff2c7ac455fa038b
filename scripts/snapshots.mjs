/**
 * `node scripts/snapshots.mjs`, after the web app was built: puts beside the app's page one for each public address, which
 * holds what a visitor will see there, so that it is painted before the app's script has come (ADR 0008).
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';

const PAGES = { '/': 'home', '/auth': 'auth', '/parents': 'parents', '/about': 'about' };
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
/** @type {{ snapshotOf: (path: string) => Promise<string> }} */
const { snapshotOf } = await import(pathToFileURL(join(outDir, 'snapshot.js')).href);
const page = await readFile(join(web, 'dist/index.html'), 'utf8');
const styles = await readStyles();
if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);

await mkdir(join(web, 'dist/pages'), { recursive: true });
for (const [path, name] of Object.entries(PAGES)) {
  // The content security policy forbids style attributes; the app sets its own when it has come.
  const html = (await snapshotOf(path)).replace(/ style="[^"]*"/g, '');
  if (!html.includes('<h1')) throw new Error(`The snapshot of ${path} has no heading: ${html.slice(0, 500)}`);
  // Inert and unheard: until the app has come, nothing in it can be pressed, and nothing typed into it could be kept.
  const root = `<div id="root" data-snapshot inert aria-hidden="true">${html}</div>`;
  // Functions, as `$&` in the words would be read as a pattern.
  const whole = patient(page)
    .replace('</head>', () => `${stylesheetsFor(html)}\n  </head>`)
    .replace(EMPTY, () => root);
  await writeFile(join(web, 'dist/pages', `${name}.html`), whole);
}
await rm(outDir, { recursive: true });
console.log(`snapshots of ${Object.keys(PAGES).join(', ')}`);
// React waits for work that no document will ever bring.
process.exit(0);

/**
 * What is painted goes first: the page is there without its scripts, so they leave the line to styles and fonts.
 * @param {string} page
 */
function patient(page) {
  return page.replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
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
 * Links what dresses the snapshot: without the app, nothing else asks for the styles of its parts.
 * @param {string} html
 */
function stylesheetsFor(html) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  const used = styles.filter(({ css }) =>
    [...css.matchAll(/\.(_[\w-]+)/g)].some(([, name]) => classes.has(name ?? '')),
  );
  return used.map(({ file }) => `    <link rel="stylesheet" crossorigin href="/assets/${file}">`).join('\n');
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
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
