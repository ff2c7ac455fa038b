import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** It takes seconds by itself, and longer beside other tests. */
const WHOLE_REPOSITORY_MS = 240_000;
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

function cruise(folder: string): Report {
  const run = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'modules', 'infra'];
  try {
    return JSON.parse(
      execFileSync('node', [cruiser, ...run], { cwd: folder, maxBuffer: 64e6, encoding: 'utf8' }),
    ) as Report;
  } catch (error) {
    // A cruise with violations exits non-zero and still prints its report.
    return JSON.parse((error as { stdout: string }).stdout) as Report;
  }
}

describe('the boundaries', () => {
  it(
    'really look at every folder of ours',
    () => {
      const sources = cruise(root).modules.map((module) => module.source);
      for (const file of [
        'apps/server/main.ts',
        'apps/web/src/main.tsx',
        'modules/kernel/children.ts',
        'modules/journal/journal.decide.ts',
        'modules/rewards/rules/evaluate.ts',
        'infra/postgres/connect.ts',
        'infra/read-model/index.ts',
      ]) {
        expect(sources).toContain(file);
      }
      expect(sources.filter((source) => !source.startsWith('node_modules')).length).toBeGreaterThan(100);
    },
    WHOLE_REPOSITORY_MS,
  );

  /** Rule name to a file that breaks it, and what that file imports. */
  const planted = {
    'no-circles': ['modules/garden/circle.ts', './circle-back.ts'],
    'contracts-stay-browser-safe': ['modules/garden/contract.ts', './queries.ts'],
    'modules-know-each-other-by-events': ['modules/garden/routes.ts', '../pond/queries.ts'],
    'the-history-knows-events-and-names': ['modules/history/event-description.ts', '../pond/queries.ts'],
    'module-tests-know-faces-only': ['modules/garden/garden.test.ts', '../pond/queries.ts'],
    'modules-stand-on-the-kernel-only': ['modules/garden/queries.ts', '../../infra/postgres/index.ts'],
    'only-shells-do-io': ['modules/garden/garden.ts', 'node:fs'],
    'folds-reach-no-shell': ['modules/garden/garden.decide.ts', './rule-node.ts'],
    'infra-knows-ports-only': ['infra/vault/index.ts', '../../modules/pond/queries.ts'],
    'kernel-imports-no-module': ['modules/kernel/index.ts', '../pond/queries.ts'],
    'the-web-app-sees-contracts': ['apps/web/src/lib/peek.ts', '../../../../modules/pond/queries.ts'],
    'web-features-follow-the-graph': ['apps/web/src/features/journal/page.tsx', '../progress/page.tsx'],
    'web-features-are-entered-by-their-face': ['apps/web/src/features/progress/page.tsx', '../streaks/plant.tsx'],
    'web-pages-enter-features-by-their-face': ['apps/web/src/routes/garden.tsx', '../features/streaks/plant.tsx'],
    'web-features-are-in-the-graph': ['apps/web/src/features/garden/page.tsx', '../pond/page.tsx'],
    'web-foundations-know-no-feature': ['apps/web/src/ui/button.tsx', '../features/pond/page.tsx'],
    'only-postgres-speaks-postgres': ['infra/read-model/index.ts', 'postgres'],
    'only-jobs-speaks-bullmq': ['apps/server/main.ts', 'bullmq'],
    'only-the-kurrentdb-adapter-speaks-kurrentdb': ['infra/event-store/postgres.ts', '@eventstore/db-client'],
    'only-the-double-speaks-grpc': ['apps/server/serve.ts', '@grpc/grpc-js'],
    'the-double-is-for-tests': ['infra/event-store/index.ts', './kurrentdb-double/index.ts'],
    'only-benches-measure': ['infra/event-store/subscription.ts', '../../bench/bench-row.ts'],
    'no-unlisted-packages': ['modules/garden/index.ts', 'left-out'],
    'nothing-unresolved': ['modules/garden/tables.ts', './gone.ts'],
  } as const;
  /** The same in a folder of a module: a rule over the files of a module reaches as deep as they lie. */
  const plantedDeep = {
    'contracts-stay-browser-safe': ['modules/garden/beds/rose-catalogue.ts', '../queries.ts'],
    'modules-know-each-other-by-events': ['modules/garden/beds/routes.ts', '../../pond/beds/events.ts'],
    'the-history-knows-events-and-names': ['modules/history/beds/event-description.ts', '../../pond/beds/queries.ts'],
    'module-tests-know-faces-only': ['modules/garden/beds/testing-rose.ts', '../../pond/beds/queries.ts'],
    'modules-stand-on-the-kernel-only': ['modules/garden/beds/queries.ts', '../../../infra/postgres/index.ts'],
    'only-shells-do-io': ['modules/garden/beds/rose.ts', 'node:fs'],
    'folds-reach-no-shell': ['modules/garden/beds/rose-table.ts', './soil.ts'],
    'the-web-app-sees-contracts': ['apps/web/src/lib/peek-deep.ts', '../../../../modules/pond/beds/queries.ts'],
  } as const;
  const PURE = ['meadow.ts', 'meadow.decide.ts', 'meadow.react.ts', 'rule-node.ts', 'meadow-note.ts', 'tables.ts'];
  const DEEP_PURE = [
    'hill/meadow.ts',
    'hill/grass.decide.ts',
    'hill/grass-table.ts',
    'hill/grass.ts',
    'hill/top/tables.ts',
  ];
  const FOUNDATIONS = ['art', 'device', 'lib', 'ui'];
  const SHELL = ['routes.ts', 'queries.ts', 'index.ts', 'meadow.test.ts', 'hill/routes.ts', 'hill/testing-hill.ts'];
  /** What may be: the rules must not fire at everything. */
  const innocent = {
    'a module read the events of another': ['modules/garden/events.ts', '../pond/events.ts'],
    'a test of a module read the catalogue of another': [
      'modules/garden/names.test.ts',
      '../pond/beds/reed-catalogue.ts',
    ],
    'a contract use a catalogue in a folder': ['modules/pond/contract.ts', './beds/reed-catalogue.ts'],
    'a catalogue in a folder use the one above': ['modules/pond/beds/frog-catalogue.ts', '../fish-catalogue.ts'],
    'the web app use a catalogue in a folder': [
      'apps/web/src/lib/names.ts',
      '../../../../modules/pond/beds/reed-catalogue.ts',
    ],
    'the history use a catalogue in a folder': ['modules/history/names.ts', '../pond/beds/reed-catalogue.ts'],
  } as const;
  let folder = '';
  let report: Report;

  function plant(file: string, ...imports: string[]): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, [...imports.map((name) => `import '${name}';`), 'export {};', ''].join('\n'));
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        type: 'module',
        dependencies: { postgres: '*', bullmq: '*', '@eventstore/db-client': '*', '@grpc/grpc-js': '*' },
      }),
    );
    for (const name of ['postgres', 'bullmq', '@eventstore/db-client', '@grpc/grpc-js', 'left-out']) {
      plant(`node_modules/${name}/index.js`);
      writeFileSync(join(folder, `node_modules/${name}/package.json`), JSON.stringify({ name, main: 'index.js' }));
    }
    plant('modules/garden/circle-back.ts', './circle.ts');
    plant('modules/garden/rule-node.ts', './queries.ts');
    plant('modules/pond/queries.ts');
    plant('infra/postgres/index.ts');
    plant('infra/event-store/kurrentdb-double/index.ts');
    plant('bench/bench-row.ts');
    plant('apps/web/src/features/pond/page.tsx');
    plant('apps/web/src/features/pond/index.ts');
    plant('apps/web/src/features/streaks/plant.tsx');
    plant('modules/pond/fish-catalogue.ts');
    plant('modules/pond/beds/reed-catalogue.ts');
    plant('modules/pond/beds/queries.ts');
    plant('modules/pond/beds/events.ts');
    plant('modules/garden/beds/soil.ts', './earth-queries.ts');
    plant('modules/garden/beds/earth-queries.ts');
    for (const [file, imported] of [planted, plantedDeep, innocent].flatMap((files) => Object.values(files))) {
      plant(file, imported);
    }
    for (const file of [...PURE, ...DEEP_PURE, ...SHELL]) plant(`modules/meadow/${file}`, 'node:fs');
    for (const name of FOUNDATIONS) plant(`apps/web/src/${name}/reach.ts`, '../features/pond/index.ts');
    plant('modules/pond/events.ts');
    report = cruise(folder);
  }, WHOLE_REPOSITORY_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.entries(planted))('fail on a planted violation of %s', (rule, [file]) => {
    // A circle is reported once, from whichever of its files was met first.
    const place = file.replace(/\.tsx?$/, '');
    const broken = report.summary.violations.filter((violation) => violation.from.startsWith(place));
    expect(broken.map((violation) => violation.rule.name)).toContain(rule);
  });

  it.each(Object.entries(plantedDeep))('fail on a planted violation of %s in a folder of a module', (rule, [file]) => {
    const broken = report.summary.violations.filter((violation) => violation.from === file);
    expect(broken.map((violation) => violation.rule.name)).toContain(rule);
  });

  it('plant a violation of every rule there is', () => {
    expect(Object.keys(planted).sort()).toEqual(
      [...new Set(report.summary.ruleSetUsed.forbidden.map((rule) => rule.name))].sort(),
    );
  });

  it.each([...PURE, ...DEEP_PURE])('take %s of any module for pure', (file) => {
    const broken = report.summary.violations.filter((violation) => violation.from === `modules/meadow/${file}`);
    expect(broken.map((violation) => violation.rule.name)).toEqual(['only-shells-do-io']);
  });

  it.each(FOUNDATIONS)('keep features out of the web app’s %s', (name) => {
    const broken = report.summary.violations.filter(({ from }) => from === `apps/web/src/${name}/reach.ts`);
    expect(broken.map((violation) => violation.rule.name)).toEqual(['web-foundations-know-no-feature']);
  });

  it.each(SHELL)('let %s reach for the world', (file) => {
    expect(report.summary.violations.filter((violation) => violation.from === `modules/meadow/${file}`)).toEqual([]);
  });

  it.each(Object.entries(innocent))('let %s', (_, [file]) => {
    expect(report.modules.map(({ source }) => source)).toContain(file);
    expect(report.summary.violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
