/** Packages by name; a type import may land in the package of its typings. */
const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/`;
const VIRTUAL = '^virtual:';
/** The store without its React binding. */
const STORE = `${npm('zustand')}(esm/)?vanilla`;
/** The source wording, which is bundled; other languages are data files. */
const ENGLISH = '^locales/en\\.json$';
const ANYTHING = '.';

/** What several features share, each its own module. */
const SHARED = '^src/(?:orders|returns|stores|addresses|cart)/';
/** What every module may use. */
const COMMON = ['^src/app/', '^src/http/', '^src/i18n/', '^src/ui/', '^src/platform/', ENGLISH];

/**
 * The import laws: who may import what. What no row allows is an error; type imports count.
 * `types` may be imported as types only, `lazy` by `import()` only. Order and words follow the table of folders in the README.
 */
const LAWS = [
  {
    from: '^elements/[^/]+\\.ts$',
    may: [
      '^elements/bridge/',
      '^elements/orders-area/',
      '^elements/[^/]+\\.ts$',
      '^src/features/',
      '^src/app/',
      SHARED,
    ],
  },
  // A tag names its sheets, and the part of the English wording that it starts with.
  {
    from: '^elements/(orders-area/)?[^/]+\\.ts$',
    may: ['^src/.+\\.css$', '^elements/orders-area/area\\.css$', ENGLISH],
  },
  // And the skeleton that it shows until its wording is there.
  { from: '^elements/[^/]+\\.ts$', may: ['^src/ui/[^/]*skeleton\\.tsx$'] },
  // The package's entry gives integrators the types of its events and methods.
  { from: '^elements/index\\.ts$', types: ['^src/http/model/'] },
  {
    from: '^elements/orders-area/',
    may: ['^elements/orders-area/', '^elements/bridge/', '^elements/(screen-loaders|define)\\.ts$', '^src/app/'],
    packages: ['lit-html', 'regexparam'],
  },
  {
    from: '^elements/bridge/',
    may: ['^elements/bridge/', '^src/app/', '^src/ui/', '^src/platform/', VIRTUAL],
    types: ['^src/i18n/'],
    packages: ['@r2wc/[^/]+', 'preact', 'react', 'react-dom'],
  },
  // Any tag may stand on a shared device; what watches over it comes with the attribute.
  { from: '^elements/bridge/', lazy: ['^src/features/kiosk/'] },
  // $1 is the feature itself: features never import each other, and a new one is covered the day its folder is made.
  { from: '^src/features/([^/]+)/', may: ['^src/features/$1/', SHARED, ...COMMON], packages: ['react'] },
  // Which account numbers there are in the world is known to a library.
  { from: '^src/features/bank-refund/iban-module\\.ts$', packages: ['ibantools'] },
  // Shared modules import each other in one direction.
  { from: '^src/returns/', may: ['^src/(?:returns|orders|stores|addresses|cart)/', ...COMMON], packages: ['react'] },
  { from: '^src/orders/', may: ['^src/(?:orders|stores|addresses|cart)/', ...COMMON], packages: ['react'] },
  { from: '^src/stores/', may: ['^src/(?:stores|addresses)/', ...COMMON], packages: ['react'] },
  { from: '^src/cart/', may: ['^src/cart/', ...COMMON], packages: ['react'] },
  { from: '^src/addresses/', may: ['^src/addresses/', ...COMMON], packages: ['react'] },
  {
    from: '^src/(?:features|returns|orders|stores|addresses|cart)/',
    types: ['^src/markets/', STORE],
    lazy: ['^src/markets/'],
  },
  // A store holds its state in a vanilla store of zustand.
  { from: '^src/.+/store/', may: [STORE] },
  { from: '^src/app/state/', may: [STORE] },
  {
    from: '^src/app/',
    may: ['^src/app/', '^src/http/', '^src/i18n/', '^src/platform/', ENGLISH, VIRTUAL],
    types: ['^src/markets/', STORE],
    lazy: ['^src/markets/'],
    packages: ['react'],
  },
  // Lazy views share one error message with Retry.
  { from: '^src/app/lazy/', may: ['^src/ui/'] },
  // Any call of a guest may have to wait for a code, which every tag asks for alike.
  { from: '^src/app/guest-proof/', may: ['^src/ui/'] },
  { from: '^src/http/', may: ['^src/http/'], types: ['^src/platform/'] },
  // Answers are read by schemas.
  { from: '^src/(?:http/read|.+/api)/', may: [`${npm('zod')}(v4/)?mini/`] },
  { from: '^src/ui/', may: ['^src/ui/', '^src/i18n/'], types: ['^src/http/model/safe-url\\.ts$'], packages: ['react'] },
  // Codes are encoded by libraries and drawn by ourselves.
  { from: '^src/ui/codes/', packages: ['uqr'] },
  { from: '^src/orders/barcode-block\\.tsx$', packages: ['jsbarcode'] },
  // What ships of a market is taken out of its file by the build.
  // Reasons of a return are named by the keys of their messages.
  { from: '^src/markets/', may: ['^src/markets/', VIRTUAL], types: [ENGLISH] },
  {
    from: '^src/i18n/',
    may: ['^src/i18n/', '^locales/', VIRTUAL],
    // Messages are parsed by the build: the parser must not ship.
    types: [npm('react', '@formatjs/[^/]+')],
  },
  { from: '^src/platform/', may: ['^src/platform/'] },
  // What the contract says beyond the schemas ships nowhere.
  { from: '^contract/', may: ['^contract/', '^src/http/', '^src/.+/(?:api|model)/', 'node_modules/'] },
  // Not shipped: free, but for the islands that hosts must not know from inside.
  {
    from: '^demo/',
    may: [
      '^demo/',
      '^contract/',
      '^elements/',
      '^dist/',
      '^src/(?:http|markets|i18n)/',
      '^src/.+/(?:api|model)/',
      '^locales/',
      VIRTUAL,
    ],
  },
  // The names of the flags are public; the playground offers them.
  { from: '^demo/playground/', may: ['^src/app/configuration/flag-table\\.ts$'] },
  { from: '^demo/', may: ['node_modules/'], core: true },
  { from: '^(scripts|tests)/', may: [ANYTHING] },
  { from: '^[^/]+\\.config\\.(ts|mjs)$', may: [ANYTHING] },
  // What lies in node_modules is not ours to judge.
  { from: '(^|/)node_modules/', may: [ANYTHING] },
];

function toRules({ from, may = [], packages = [], types = [], lazy = [], core = false }) {
  const source = { path: from };
  const paths = packages.length > 0 ? [...may, npm(...packages)] : may;
  return [
    ...(paths.length > 0 ? [{ from: source, to: { path: paths } }] : []),
    ...(types.length > 0 ? [{ from: source, to: { path: types, dependencyTypes: ['type-only', 'type-import'] } }] : []),
    ...(lazy.length > 0 ? [{ from: source, to: { path: lazy, dynamic: true } }] : []),
    ...(core ? [{ from: source, to: { dependencyTypes: ['core'] } }] : []),
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowed: LAWS.flatMap(toRules),
  allowedSeverity: 'error',
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A module that waits for itself cannot be understood, tested or loaded alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-are-islands',
      comment:
        'What two features share lies in the shared module that owns the concept: orders, returns, stores or addresses.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'nothing-shipped-imports-tools',
      comment: 'What a shopper downloads knows nothing of contract, demo, tests and scripts.',
      severity: 'error',
      from: { path: '^(src|elements)/' },
      to: { path: '^(contract|demo|tests|scripts)/' },
    },
    {
      name: 'tags-load-in-loaders',
      comment:
        'elements/loaders.ts and screen-loaders.ts are where tags are loaded: one list to hash, to preload and to read.',
      severity: 'error',
      from: { path: '^(src|elements)/', pathNot: '^elements/(screen-)?loaders\\.ts$' },
      to: { path: '^elements/', dynamic: true },
    },
    {
      name: 'models-are-pure',
      comment: 'Rules and types need no library and no other part of their module.',
      severity: 'error',
      from: { path: '^src/.+/model/' },
      to: { pathNot: '^src/.+/model/' },
    },
    {
      name: 'calls-know-models',
      comment: 'A call knows its schema, the model that it answers with, and the HTTP client.',
      severity: 'error',
      from: { path: '^src/.+/api/' },
      to: { pathNot: ['^src/.+/(?:api|model)/', '^src/http/', 'node_modules/zod/'] },
    },
    {
      name: 'stores-know-models',
      comment: 'A store knows models, the types of calls, and what elements run in.',
      severity: 'error',
      from: { path: '^src/.+/store/' },
      to: { pathNot: ['^src/.+/(?:store|model|api)/', '^src/(?:app|http|platform)/', 'node_modules/zustand/'] },
    },
    {
      name: 'stores-make-no-calls',
      comment: 'The controller hands a store its calls; the store knows their types.',
      severity: 'error',
      from: { path: '^src/.+/store/' },
      to: { path: '^src/.+/api/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'views-are-on-top',
      comment: 'What lies below a view does not know it.',
      severity: 'error',
      from: { path: ['^src/.+/(?:model|api|store)/', '^src/(?:http|i18n|platform|markets)/'] },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'resolvable',
      comment: 'The module is not there; virtual ones come from the build.',
      severity: 'error',
      // Pages of an integrator import the package itself, and a client the types generated for it; their own tests resolve that.
      from: { pathNot: ['^tests/types/[^/]+\\.(?:tsx|vue)$', '^tests/contract/typed-client/'] },
      to: { couldNotResolve: true, pathNot: VIRTUAL },
    },
    {
      name: 'nothing-dead',
      comment: 'Nothing that runs reaches this module: remove it, or import it where it was meant to be used.',
      severity: 'error',
      from: { path: '^(elements|contract|demo|scripts)/|^[^/]+\\.config\\.ts$' },
      // What the builds put in zod's place is imported by its name.
      to: { path: '^src/', pathNot: '\\.d\\.ts$|^src/http/read/lean-zod\\.ts$', reachable: false },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '(^|/)node_modules/' },
    // What other products are made of is installed with the benchmark alone, and bundlers and frameworks with the pages that they build.
    exclude: { path: '^(dist|\\.cache|tests/bench/(peers|node_modules)|tests/e2e/(bundlers|recipes)/[^/]+)/' },
    enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
  },
};
