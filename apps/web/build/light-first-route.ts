import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/**
 * Refuses a build in which what every page waits for holds one of these packages: one import too many, anywhere, is enough,
 * and only a child with an old phone sees it.
 */
export function lightFirstRoute({ without }: { readonly without: readonly string[] }): Plugin {
  return {
    name: 'light-first-route',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const found = packagesOnFirstRoute(chunks, without);
      if (found.length > 0)
        this.error(`Every page would wait for ${found.join(' and ')}: load it with import() instead.`);
    },
  };
}

/** Which of these packages the entry imports, itself or through others, before it runs. */
export function packagesOnFirstRoute(chunks: readonly Chunk[], packages: readonly string[]): readonly string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) reached.add(imported);
    }
  }
  const modules = [...reached].flatMap(({ moduleIds }) => moduleIds);
  return packages.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`)));
}
