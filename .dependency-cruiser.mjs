/** Matches packages by name, including the separate packages of their typings. */
const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/`;
const VIRTUAL = '^virtual:';
/** zustand without its React binding. */
const STORE = `${npm('zustand')}(esm/)?vanilla`;
/** The source wording, which is bundled; other languages are data files. */
const ENGLISH = '^locales/en\\.json$';
const ANYTHING = '.';

/** The modules that features share. */
const SHARED = '^src/(?:orders|returns|stores|addresses|cart)/';
/** The modules that every module may use. */
const COMMON = ['^src/app/', '^src/http/', '^src/i18n/', '^src/ui/', '^src/platform/', ENGLISH];

/**
 * The import rules: which modules may import which. An import that no row allows is an error, also one of a type.
 * `types` may be imported as types only, `lazy` by `import()` only.
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
  // A tag imports its style sheets and the English messages of its first screen.
  {
    from: '^elements/(orders-area/)?[^/]+\\.ts$',
    may: ['^src/.+\\.css$', '^elements/orders-area/area\\.css$', ENGLISH],
  },
  // It also imports the skeleton that it shows until its wording has loaded.
  { from: '^elements/[^/]+\\.ts$', may: ['^src/ui/[^/]*skeleton\\.tsx$'] },
  // The entry of the package exports the types of its events and methods.
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
  // Any tag may be on a shared device. The code that ends idle sessions loads only with the attribute `kiosk`.
  { from: '^elements/bridge/', lazy: ['^src/features/kiosk/'] },
  // $1 is the feature itself: features never import each other. A new folder needs no row of its own.
  { from: '^src/features/([^/]+)/', may: ['^src/features/$1/', SHARED, ...COMMON], packages: ['react'] },
  // A library knows the format of account numbers in each country.
  { from: '^src/features/bank-refund/iban-module\\.ts$', packages: ['ibantools'] },
  // Shared modules import each other in one direction.
  { from: '^src/returns/', may: ['^src/(?:returns|orders|stores|addresses|cart)/', ...COMMON], packages: ['react'] },
  { from: '^src/orders/', may: ['^src/(?:orders|stores|addresses|cart)/', ...COMMON], packages: ['react'] },
  { from: '^src/stores/', may: ['^src/(?:stores|addresses)/', ...COMMON], packages: ['react'] },
  { from: '^src/cart/', may: ['^src/cart/', ...COMMON], packages: ['react'] },
  { from: '^src/addresses/', may: ['^src/addresses/', ...COMMON], packages: ['react'] },
  {
    from: '^src/(?:features|returns|orders|stores|addresses|cart)/',
    types: ['^src/markets/'],
    lazy: ['^src/markets/'],
  },
  // State is in vanilla stores of zustand. Laws below keep models and calls from importing them.
  { from: '^src/(?:app|features|returns|orders|stores)/', may: [STORE] },
  {
    from: '^src/app/',
    may: ['^src/app/', '^src/http/', '^src/i18n/', '^src/platform/', ENGLISH, VIRTUAL],
    types: ['^src/markets/'],
    lazy: ['^src/markets/'],
    packages: ['react'],
  },
  // Lazy views share one component with the error message and Retry.
  { from: '^src/app/lazy/', may: ['^src/ui/'] },
  // Any call of a guest may have to wait for a code, and every tag shows the same dialog for it.
  { from: '^src/app/guest-proof/', may: ['^src/ui/'] },
  { from: '^src/http/', may: ['^src/http/'], types: ['^src/platform/'] },
  // Schemas read the answers.
  { from: '^src/(?:http/read|.+/api)/', may: [`${npm('zod')}(v4/)?mini/`] },
  { from: '^src/ui/', may: ['^src/ui/', '^src/i18n/'], types: ['^src/http/model/safe-url\\.ts$'], packages: ['react'] },
  // Libraries encode the codes; our components draw them.
  { from: '^src/ui/codes/', packages: ['uqr'] },
  { from: '^src/orders/barcode-block\\.tsx$', packages: ['jsbarcode'] },
  // The build extracts the rules of a market from its file, and return reasons are named after the keys of their messages.
  { from: '^src/markets/', may: ['^src/markets/', VIRTUAL], types: [ENGLISH] },
  {
    from: '^src/i18n/',
    may: ['^src/i18n/', '^locales/', VIRTUAL],
    // The build parses the messages, so the parser must not ship.
    types: [npm('react', '@formatjs/[^/]+')],
  },
  { from: '^src/platform/', may: ['^src/platform/'] },
  // `contract/` is never shipped.
  { from: '^contract/', may: ['^contract/', '^src/http/', '^src/.+/(?:api|model)/', 'node_modules/'] },
  // The demo is not shipped. It may import anything but the inner modules of features, because host pages cannot do so either.
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
  // The names of the flags are public, so the playground may offer them.
  { from: '^demo/playground/', may: ['^src/app/configuration/flag-table\\.ts$'] },
  { from: '^demo/', may: ['node_modules/'], core: true },
  { from: '^(scripts|tests)/', may: [ANYTHING] },
  { from: '^[^/]+\\.config\\.(ts|mjs)$', may: [ANYTHING] },
  // Packages may import what they need.
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
      comment: 'Modules that import each other cannot be understood, tested or loaded alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-are-separate',
      comment:
        'Move code that two features need to the shared module that owns the concept: orders, returns, stores, addresses or cart.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'nothing-shipped-imports-tools',
      comment: 'Shipped code must not import contract, demo, tests or scripts.',
      severity: 'error',
      from: { path: '^(src|elements)/' },
      to: { path: '^(contract|demo|tests|scripts)/' },
    },
    {
      name: 'tags-load-in-loaders',
      comment: 'Load tags only in elements/loaders.ts and screen-loaders.ts, so that there is one list of them.',
      severity: 'error',
      from: { path: '^(src|elements)/', pathNot: '^elements/(screen-)?loaders\\.ts$' },
      to: { path: '^elements/', dynamic: true },
    },
    {
      name: 'models-are-pure',
      comment: 'A model must not import a library or another part of its module.',
      severity: 'error',
      from: { path: '^src/.+/model/' },
      to: { pathNot: '^src/.+/model/' },
    },
    {
      name: 'calls-know-models',
      comment: 'A call may import its schema, the model of its answer, and the HTTP client.',
      severity: 'error',
      from: { path: '^src/.+/api/' },
      to: { pathNot: ['^src/.+/(?:api|model)/', '^src/http/', 'node_modules/zod/'] },
    },
    {
      name: 'stores-know-models',
      comment: 'A store may import models, the types of calls, and app, http and platform.',
      severity: 'error',
      from: { path: '^src/.+/store/' },
      to: { pathNot: ['^src/.+/(?:store|model|api)/', '^src/(?:app|http|platform)/', 'node_modules/zustand/'] },
    },
    {
      name: 'stores-make-no-calls',
      comment: 'The controller passes the calls to the store, which may import only their types.',
      severity: 'error',
      from: { path: '^src/.+/store/' },
      to: { path: '^src/.+/api/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'views-are-on-top',
      comment: 'Models, calls, stores and the modules below them must not import a view.',
      severity: 'error',
      from: { path: ['^src/.+/(?:model|api|store)/', '^src/(?:http|i18n|platform|markets)/'] },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'resolvable',
      comment: 'The module does not exist. Only virtual modules come from the build.',
      severity: 'error',
      // These samples import the package itself, or types that their own test generates first.
      from: { pathNot: ['^tests/types/[^/]+\\.(?:tsx|vue)$', '^tests/contract/typed-client/'] },
      to: { couldNotResolve: true, pathNot: VIRTUAL },
    },
    {
      name: 'nothing-dead',
      comment:
        'Neither a module of elements/ nor the script that writes the market tables reaches this module: remove it, import it there, or move it to the folder that uses it.',
      severity: 'error',
      from: { path: '^(elements/|scripts/market-tables\\.ts$)' },
      // The builds replace `zod/mini` by this file, so no import names it.
      to: { path: '^src/', pathNot: '\\.d\\.ts$|^src/http/read/lean-zod\\.ts$', reachable: false },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '(^|/)node_modules/' },
    // The packages of these benchmarks, bundlers and framework pages are installed only together with them.
    exclude: { path: '^(dist|\\.cache|tests/bench/(peers|node_modules)|tests/e2e/(bundlers|recipes)/[^/]+)/' },
    enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
  },
};
