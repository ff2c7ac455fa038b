import type { Plugin, Rolldown } from 'vite';
import { addressOf } from './route-list.ts';

const PLACE = '<!-- page preloads -->';
/** As Vite writes it: what starts the app. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

interface FirstParts {
  /** Modules behind an import() that runs at once, whichever page was opened. */
  readonly everywhere: readonly string[];
  /** The same of single pages, by address: a tab that is open first. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Tells the page's head, for every address that has a file in `src/routes`, which scripts and styles that page needs beside
 * those of every page. The links sleep (`media="not all"`) until first-paint.ts wakes those of the address that was opened, so
 * that a page's own script comes together with the app's, not after it has run. They stand before that script.
 *
 * Each is preloaded as a script, not as a module: Chromium takes what it has compiled before (its code cache) for those only. A page
 * that is opened again answers a fifth sooner (docs/performance.md).
 */
export function pagePreloads(parts: FirstParts): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}`);
        const links = [
          ...pagesByFile(
            Object.values(bundle).filter((output) => output.type === 'chunk'),
            parts,
          ),
        ];
        if (!ENTRY.test(html)) throw new Error('The page has no script that starts the app');
        return html
          .replace(PLACE, links.map(([file, pages]) => link(file, pages)).join('\n    '))
          .replace(ENTRY, (script, file: string) => `<link ${AS_SCRIPT} href="${file}">\n    ${script}`);
      },
    },
  };
}

/** Each script and style that not every page needs, with the addresses that do. */
function pagesByFile(chunks: readonly Chunk[], parts: FirstParts): ReadonlyMap<string, readonly string[]> {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const everywhere = new Set(entry ? withImports(entry, chunks) : []);
  const files = new Map<string, readonly string[]>();
  for (const [page, own] of pagesOf(chunks, parts)) {
    const firsts = [...parts.everywhere, ...(parts.pages[page] ?? [])].map((module) => chunkOf(module, chunks));
    const needed = new Set([...own, ...firsts].flatMap((one) => withImports(one, chunks)));
    const its = [...needed].filter((one) => !everywhere.has(one));
    for (const file of new Set(its.flatMap(filesOf))) files.set(file, [...(files.get(file) ?? []), page]);
  }
  return files;
}

/** Each page with its own script, and those with none, because it comes with the app, of which parts are named. */
function pagesOf(
  chunks: readonly Chunk[],
  { pages }: FirstParts,
): readonly (readonly [page: string, own: readonly Chunk[]])[] {
  const split = chunks.flatMap((chunk) => {
    const page = pageOf(chunk.facadeModuleId);
    return page === undefined ? [] : [[page, [chunk]] as const];
  });
  const isSplit = (page: string) => split.some(([one]) => one === page);
  const whole = Object.keys(pages).filter((page) => !isSplit(page));
  return [...split, ...whole.map((page) => [page, []] as const)];
}

/** `/activities/journal` for `src/routes/activities.journal.tsx`, whose component the router's plugin has split off. */
export function pageOf(moduleId: string | null): string | undefined {
  const [file, part] = moduleId?.split('?') ?? [];
  return part?.startsWith('tsr-split=component') ? addressOf(file) : undefined;
}

type Chunk = Rolldown.OutputChunk;

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!chunk) throw new Error(`${module} has no chunk of its own: is it still behind an import()?`);
  return chunk;
}

function withImports(chunk: Chunk, chunks: readonly Chunk[], seen = new Set<Chunk>()): readonly Chunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk, ...imported.flatMap((next) => withImports(next, chunks, seen))];
}

const filesOf = ({ fileName, viteMetadata }: Chunk): readonly string[] => [
  fileName,
  ...(viteMetadata?.importedCss ?? []),
];

const AS_SCRIPT = 'rel="preload" as="script" crossorigin';
const AS_STYLE = 'rel="preload" as="style" crossorigin';

function link(file: string, pages: readonly string[]): string {
  const kind = file.endsWith('.css') ? AS_STYLE : AS_SCRIPT;
  return `<link ${kind} href="/${file}" media="not all" data-pages="${pages.join(' ')}" />`;
}
