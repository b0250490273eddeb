// Rules for the imports between folders: the arrows of ARCHITECTURE.md. Each rule has its reason.

/**
 * Nouns that other capabilities may name, because they hold no rule. And the calendar, with
 * the ways to write a date or an amount: there is one of each for the whole product.
 * Everything else of another capability is met in app/ only.
 */
const VOCABULARY = [
  'formatting/[^/]+',
  'account/performer-account',
  'localisation/language',
  'realtime/remote-signal',
  'services/service',
  'services/service-flags',
  'session/client-data',
  'session/client-name',
  'session/session-signal',
  'chat/chat-message',
  'toys/toy-trigger',
];

/** Behaviour of a form, and the rules about a person that several forms share. */
const SHARED_RULES = [
  'forms/[^/]+',
  'personal-data/(adult-age|personal-data|payment-data|birth-date|phone-numbers)',
  'gallery/(upload-limits|media\\.constants|media\\.errors)',
];

/** Capabilities that join others, and so stand above them. Like all they know nothing of app/, which composes them. */
const JOINING = [
  'availability',
  'meter',
  'notification-answer',
  'panic',
  'passwords',
  'performer-video',
  'remote',
  'verification',
  'work-break',
];

/** Pure, platform-free libraries the core may use. ARCHITECTURE.md names them too. */
const PURE_LIBRARIES = ['ibantools', 'libphonenumber-js'];

/** Modules of the simulated platform, from bottom to top; `beyond` is what the specification does not have. */
const PLATFORM_MODULES = ['base', 'devices', 'work', 'account', 'contacts', 'beyond', 'serving'];
const PLATFORM = '^packages/sim-cli/src/platform/';

const library = (name) => `(^|/)node_modules/${name}/`;
const TESTS = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea or three; also when only types go round.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-capability-cycles',
      comment: 'Capabilities stand on each other in one direction: two that need each other are one, or share a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/[^/]+/src/' },
      to: { circular: true },
    },
    {
      name: 'core-stays-pure',
      comment: 'The core holds the rules. No framework, network, clock or page: those are ports.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/core/src/', ...PURE_LIBRARIES.map(library)] },
    },
    {
      name: 'core-tests-stay-pure',
      comment: 'A rule is tested with the virtual clock and fakes of ports, never with an adapter.',
      severity: 'error',
      from: { path: `^packages/core/(src/.+${TESTS}|testing/)` },
      to: { path: '^packages/', pathNot: '^packages/core/' },
    },
    {
      name: 'kernel-is-the-bottom',
      comment: 'Everything stands on the kernel, so it may stand on nothing.',
      severity: 'error',
      from: { path: '^packages/core/src/kernel/', pathNot: TESTS },
      to: { path: '^packages/core/src/', pathNot: '^packages/core/src/kernel/' },
    },
    {
      name: 'app-composes-only',
      comment: 'The composition stands on top: nothing of the core knows it.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: ['^packages/core/src/app/', TESTS] },
      to: { path: '^packages/core/src/app/' },
    },
    {
      name: 'capabilities-meet-above',
      comment:
        'A capability can be read alone. What two of them do together is written in one that joins them, or in app/.',
      severity: 'error',
      from: {
        path: '^packages/core/src/([^/]+)/',
        pathNot: [`^packages/core/src/(app|kernel|${JOINING.join('|')})/`, TESTS],
      },
      to: {
        path: '^packages/core/src/',
        pathNot: [
          '^packages/core/src/$1/',
          '^packages/core/src/kernel/',
          `^packages/core/src/(${[...VOCABULARY, ...SHARED_RULES].join('|')})\\.ts$`,
        ],
      },
    },
    {
      name: 'adapters-see-core-only',
      comment: 'An adapter satisfies ports of the core; what two adapters share belongs to the core or to neither.',
      severity: 'error',
      from: { path: '^packages/(adapters-[^/]+)/' },
      to: { path: '^(packages|tests)/', pathNot: ['^packages/$1/', '^packages/core/'] },
    },
    {
      name: 'container-at-the-root-only',
      comment: 'Classes take plain arguments; only the composition folder knows that a container exists.',
      severity: 'error',
      from: { path: '^(packages|tests)/', pathNot: '^packages/web/src/composition/' },
      to: { path: library('inversify') },
    },
    {
      name: 'components-see-view-models',
      comment: 'A component renders a model. It may name the type of a machine, never run one.',
      severity: 'error',
      from: { path: '^packages/web/src/.+\\.tsx$', pathNot: [TESTS, '^packages/web/src/main\\.tsx$'] },
      to: { path: '^packages/core/src/.+\\.(port|controller|machine)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components-see-no-adapters',
      comment: 'No component fetches: data comes in through a port, a machine and a view model.',
      severity: 'error',
      from: { path: '^packages/web/src/.+\\.tsx$', pathNot: '^packages/web/src/main\\.tsx$' },
      to: { path: '^packages/adapters-' },
    },
    {
      name: 'web-is-an-edge',
      comment: 'The web app drives; nothing depends on a driver.',
      severity: 'error',
      from: { path: '^(packages|tests)/', pathNot: '^packages/web/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'simulator-is-an-edge',
      comment: 'The simulator drives; only tests may use it, so that it never reaches a production bundle.',
      severity: 'error',
      from: { path: '^(packages|tests)/', pathNot: '^(packages/sim-cli|tests)/' },
      to: { path: '^packages/sim-cli/' },
    },
    ...PLATFORM_MODULES.map((module, at) => ({
      name: 'platform-modules-in-order',
      comment: 'A module of the platform knows those below it; what it needs from above is an interface of its own.',
      severity: 'error',
      from: { path: `${PLATFORM}${module}/`, pathNot: TESTS },
      to: {
        path: `${PLATFORM}(${PLATFORM_MODULES.slice(at + 1)
          .map((above) => `${above}/|`)
          .join('')}[^/]+$)`,
      },
    })),
    {
      name: 'no-index-files',
      comment: 'Import the file that owns the name; an index file hides it and breeds cycles.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.[cm]?[jt]sx?$', pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(/|$)' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
