/**
 * `node scripts/prerender.mjs`, after the web app was built: puts beside the app's page one for each address at which every visitor,
 * or every child, sees the same first. It is painted before the app's script has come, which then takes it over (ADR 0048).
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import 'fake-indexeddb/auto';
import { build } from 'vite';

const PAGES = {
  visitor: ['/', '/auth', '/parents', '/privacy', '/about'],
  child: ['/', '/mood', '/active-time', '/down-time', '/activities/breath', '/coping-tools', '/progress'],
};
const EMPTY = '<div id="root"></div>';
/** build/page-preloads.ts writes them, asleep until a page is opened that needs them. */
const LINKS_OF_PAGES = /<link\s[^>]*?data-pages="([^"]*)"[^>]*>\s*/g;
const APP_STYLES = /<link rel="stylesheet" crossorigin href="\/assets\/index-[^"]+">/;
const APP_SCRIPT = /<link rel="preload" as="script" (crossorigin href="\/assets\/index-[^"]+">)/;
/** Who is here (features/account): asked while the app is still on its way. */
const USER = '<link rel="preload" href="/api/user" as="fetch" crossorigin="use-credentials">';
/** A visitor needs it for signing in, not for the first touch. */
const SESSION = /\/(session|load-session)-/;
/** Whose parts beside the app's are a child's alone. */
const HOME = '/';

const web = join(dirname(fileURLToPath(import.meta.url)), '../apps/web');
const outDir = join(web, 'dist-prerender');

await build({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
});

// Nothing is asked here: a page is painted as it is before it knows anything.
globalThis.fetch = () => new Promise(() => {});
/** A page that broke is not one to paint. */
console.error = (...words) => {
  throw new Error(`A page complained: ${words.join(' ')}`);
};
/** @type {{ prerenderPage: (path: string, viewer: string) => Promise<string> }} */
const { prerenderPage } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
const page = await readFile(join(web, 'dist/index.html'), 'utf8');
if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);
const { appStyles, styles } = await readStyles();

for (const [viewer, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    const file = join(web, 'dist/pages', viewer, path === '/' ? 'home.html' : `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await paintedPage(path, viewer));
  }
}
await rm(outDir, { recursive: true });
const told = Object.entries(PAGES).map(([viewer, paths]) => `a ${viewer}: ${paths.join(', ')}`);
console.log(`painted for ${told.join('; ')}`);
// React waits for work that no document will ever bring.
process.exit(0);

/**
 * The app's page, with what the viewer sees at `path` before the app has come.
 * @param {string} path
 * @param {string} viewer
 */
async function paintedPage(path, viewer) {
  const html = await prerenderPage(path, viewer);
  if (!html.includes('<h1')) throw new Error(`What was painted of ${path} has no heading: ${html.slice(0, 500)}`);
  const main = html.replace('<main id="main"', (start) => `${start} data-painted=""`);
  if (main === html) throw new Error(`What was painted of ${path} has no <main id="main">`);
  const links = [...page.matchAll(LINKS_OF_PAGES)].filter(([, pages]) => pages?.split(' ').includes(path));
  const awake = links.map(([link]) => link.replace(/ media="not all"\s+data-pages="[^"]*"/, '').trim());
  // The app's script, which comes last as it is the largest, begins first: a browser asks for six files at a time where there is no
  // HTTP/2. Then what is painted: the styles and the picture.
  const first = [...stylesheetsFor(main), ...awake.filter((link) => link.includes('as="image"'))];
  const app = [
    `<link rel="preload" as="script" fetchpriority="high" ${APP_SCRIPT.exec(page)?.[1]}`,
    APP_STYLES.exec(page)?.[0],
  ];
  const asked = viewer === 'child' ? [USER] : [];
  // Its other styles too: a part of the page waits for those of its script.
  const then = awake.filter(
    (link) =>
      /as="(script|style)"/.test(link) &&
      !(viewer === 'visitor' && (path === HOME || SESSION.test(link))) &&
      !first.some((style) => style.includes(hrefOf(link))),
  );
  // The app first: it takes the bar over while the rest is still on its way.
  const late = then.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  const dressed = html.includes('data-lights-down') ? page.replace('<html ', '<html data-dark="" ') : page;
  // Functions, as `$&` in the words would be read as a pattern.
  return dressed
    .replace(LINKS_OF_PAGES, '')
    .replace(APP_STYLES, '')
    .replace(APP_SCRIPT, '')
    .replace('<script ', (script) => `${[...app, ...first, ...asked].join('\n    ')}\n    ${script}`)
    .replace('<script type="module"', '<script type="module" fetchpriority="high"')
    .replace('</head>', () => `  ${late.join('\n    ')}\n  </head>`)
    .replace(EMPTY, () => `<div id="root" data-painted="${viewer}">${main}</div>`);
}

/** @param {string} link */
function hrefOf(link) {
  return /href="[^"]*"/.exec(link)?.[0] ?? '';
}

/** @returns the classes that the app's own styles name, and the styles that only some pages ask for */
async function readStyles() {
  const files = (await readdir(join(web, 'dist/assets'))).filter((file) => file.endsWith('.css'));
  const all = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(web, 'dist/assets', file), 'utf8');
      return { file, css, classes: new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name ?? '')) };
    }),
  );
  const isApps = (/** @type {string} */ file) => page.includes(`rel="stylesheet" crossorigin href="/assets/${file}"`);
  return {
    appStyles: new Set(all.filter(({ file }) => isApps(file)).flatMap(({ classes }) => [...classes])),
    styles: all.filter(({ file }) => !isApps(file)),
  };
}

/**
 * Links what dresses the page: without the app, nothing else asks for the styles of its parts. A class that parts are composed of is
 * in the styles of each of them; where the app's own have it, it asks for none of theirs.
 * @param {string} html
 */
function stylesheetsFor(html) {
  const worn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
  const wanted = worn.filter((name) => !appStyles.has(name));
  const used = styles.filter(
    ({ css, classes }) =>
      (html.includes('data-lights-down') && css.includes('[data-lights-down]')) ||
      wanted.some((name) => classes.has(name)),
  );
  return used.map(({ file }) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`);
}
