import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'code'>;

interface Budget {
  /** Packages that nothing may bring onto it. */
  readonly without: readonly string[];
  /** Bytes of its scripts, by gzip. */
  readonly atMost: number;
}

/**
 * Refuses a build in which what every page waits for holds one of these packages, or is heavier than that: one import too many,
 * anywhere, is enough, and only a child with an old phone sees it.
 */
export function lightFirstRoute({ without, atMost }: Budget): Plugin {
  return {
    name: 'light-first-route',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const scripts = firstRoute(Object.values(bundle).filter((output) => output.type === 'chunk'));
      const found = packagesIn(scripts, without);
      if (found.length > 0)
        this.error(`Every page would wait for ${found.join(' and ')}: load it with import() instead.`);
      const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code).byteLength, 0);
      if (this.environment.config.build.minify && bytes > atMost)
        this.error(
          `Every page would wait for ${bytes} bytes of scripts (gzip), more than ${atMost}: see docs/performance.md.`,
        );
    },
  };
}

/** What the entry imports, itself or through others, before it runs. */
export function firstRoute(chunks: readonly Chunk[]): readonly Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

/** Which of these packages they hold. */
export function packagesIn(chunks: readonly Chunk[], packages: readonly string[]): readonly string[] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return packages.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`)));
}
