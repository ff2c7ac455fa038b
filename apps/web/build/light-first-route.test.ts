import { describe, expect, it } from 'vitest';
import { firstRoute, packagesIn } from './light-first-route.ts';

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
  fileName,
  moduleIds,
  code: '',
  imports,
  isEntry,
});
const ZOD = '/app/node_modules/zod/v4/core/schemas.js';

describe('what every page waits for', () => {
  it('is found through chunks that the entry imports', () => {
    const chunks = [
      chunk('index.js', ['/app/src/main.tsx'], ['shell.js'], true),
      chunk('shell.js', ['/app/src/shell.tsx'], ['schemas.js']),
      chunk('schemas.js', [ZOD]),
    ];
    expect(packagesIn(firstRoute(chunks), ['zod', 'xstate'])).toEqual(['zod']);
  });

  it('does not hold what comes by import()', () => {
    const chunks = [
      chunk('index.js', ['/app/src/main.tsx', '/app/node_modules/zod-like/index.js'], [], true),
      chunk('page.js', ['/app/src/page.tsx'], ['schemas.js']),
      chunk('schemas.js', [ZOD]),
    ];
    expect(packagesIn(firstRoute(chunks), ['zod'])).toEqual([]);
  });
});
