import { build, type Plugin } from 'vite';

const PLACE = '<!-- first paint -->';

/**
 * Puts `entry` into the page's head as a small classic script of its own, which holds back the first paint until it has run;
 * a module would run after it, and the content security policy forbids inline scripts. While developing it is a module.
 */
export function firstPaintScript({ root, entry }: { readonly root: string; readonly entry: string }): Plugin {
  let developing = false;
  let fileName = '';
  return {
    name: 'first-paint-script',
    configResolved({ command }) {
      developing = command === 'serve';
    },
    async buildStart() {
      if (developing) return;
      const reference = this.emitFile({ type: 'asset', name: 'first-paint.js', source: await bundled(root, entry) });
      fileName = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}`);
        const tag = developing
          ? `<script type="module" src="/${entry}"></script>`
          : `<script src="/${fileName}"></script>`;
        return html.replace(PLACE, tag);
      },
    },
  };
}

async function bundled(root: string, entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${root}${entry}`, formats: ['iife'], name: 'firstPaint' },
    },
  });
  const chunk = [result].flat().flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not become one script`);
  return chunk.code;
}
