/** Packages by name; a type import may land in the package of its typings. */
const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/`;
const VIRTUAL = '^virtual:';
/** The store without its React binding. */
const STORE = `${npm('zustand')}(esm/)?vanilla`;
/** The source wording, which is bundled; other languages are data files. */
const ENGLISH = '^locales/en\\.json$';
const ANYTHING = '.';

/**
 * The import laws: who may import what. What no row allows is an error; type imports count.
 * `types` may be imported as types only, `lazy` by `import()` only. Order and words follow the table of folders in the README.
 */
const LAWS = [
  {
    from: '^elements/[^/]+\\.ts$',
    may: ['^elements/bridge/', '^elements/orders-area/', '^elements/[^/]+\\.ts$', '^src/features/', '^src/host/'],
  },
  // A tag names the sheets it is drawn with, and the part of the English wording it starts with.
  { from: '^elements/(orders-area/)?[^/]+\\.ts$', may: ['^src/ui/styles/[^/]+\\.css$', ENGLISH] },
  { from: '^elements/screen-loaders\\.ts$', lazy: ['^src/ui/order/'] },
  // And the shape it has until its wording is there.
  { from: '^elements/[^/]+\\.ts$', may: ['^src/ui/[^/]*skeleton\\.tsx$'] },
  // The package's front door gives integrators the types that its events and methods speak in.
  { from: '^elements/index\\.ts$', types: ['^src/domain/'] },
  {
    from: '^elements/orders-area/',
    may: [
      '^elements/orders-area/',
      '^elements/bridge/',
      '^elements/(screen-loaders|define|common-contract)\\.ts$',
      '^src/host/',
    ],
    packages: ['lit-html', 'regexparam'],
  },
  {
    from: '^elements/bridge/',
    may: ['^elements/bridge/', '^src/host/', '^src/ui/', '^src/platform/', VIRTUAL],
    types: ['^src/i18n/'],
    packages: ['@r2wc/[^/]+', 'preact', 'react', 'react-dom'],
  },
  // Any tag may stand on a shared device; what watches over it comes with the attribute.
  { from: '^elements/bridge/', lazy: ['^src/features/kiosk/'] },
  {
    from: '^src/features/([^/]+)/',
    // $1 is the feature itself: features are islands, and a new one is covered the day its folder is made.
    may: [
      '^src/features/$1/',
      '^src/host/',
      '^src/domain/',
      '^src/ui/',
      '^src/i18n/',
      '^src/state/[^/]*selectors?\\.ts$',
      ENGLISH,
    ],
    types: ['^src/state/'],
    packages: ['react'],
  },
  // Which account numbers there are in the world is known to a library.
  { from: '^src/features/bank-refund/find-iban-fault\\.ts$', packages: ['ibantools'] },
  {
    from: '^src/host/',
    may: ['^src/host/', '^src/state/', '^src/i18n/', '^src/platform/', '^src/domain/', ENGLISH, VIRTUAL],
    types: ['^src/api/', '^src/markets/', STORE],
    packages: ['react'],
  },
  { from: '^src/host/', lazy: ['^src/markets/'] },
  // What only a later screen asks for has its calls in a file of its own: the first one does not carry them.
  { from: '^src/host/([a-z-]+-|)calls\\.ts$', lazy: ['^src/api/'] },
  {
    from: '^src/state/',
    may: ['^src/state/', '^src/domain/', STORE],
    types: ['^src/api/', '^src/platform/'],
  },
  {
    from: '^src/api/',
    may: ['^src/api/', '^src/domain/'],
    types: ['^src/platform/'],
  },
  { from: '^src/api/schemas/', may: [`${npm('zod')}(v4/)?mini/`] },
  { from: '^src/ui/', may: ['^src/ui/', '^src/i18n/', '^src/domain/'], packages: ['react'] },
  // Codes are encoded by libraries and drawn by ourselves.
  { from: '^src/ui/codes/', packages: ['jsbarcode', 'uqr'] },
  // What ships of a market is taken out of its file by the build.
  { from: '^src/markets/', may: ['^src/markets/', VIRTUAL] },
  {
    from: '^src/i18n/',
    may: ['^src/i18n/', '^locales/', VIRTUAL],
    // Messages are parsed by the build: the parser must not ship.
    types: [npm('react', '@formatjs/[^/]+')],
    packages: ['intl-messageformat'],
  },
  { from: '^src/platform/', may: ['^src/platform/'] },
  { from: '^src/domain/', may: ['^src/domain/'] },
  // Not shipped: free, but for the islands that hosts must not know from inside.
  { from: '^demo/', may: ['^demo/', '^elements/', '^dist/', '^src/(api|domain|markets|i18n)/', '^locales/', VIRTUAL] },
  // The names of the flags are public; the playground offers them.
  { from: '^demo/playground/', may: ['^src/host/flag-table\\.ts$'] },
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
      comment: 'What two features share is a piece of src/ui, a rule of src/domain or state.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'nothing-shipped-imports-tools',
      comment: 'What a shopper downloads knows nothing of demo, tests and scripts.',
      severity: 'error',
      from: { path: '^(src|elements)/' },
      to: { path: '^(demo|tests|scripts)/' },
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
      name: 'domain-stands-alone',
      comment: 'What is true about orders needs no library.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'resolvable',
      comment: 'The module is not there; virtual ones come from the build.',
      severity: 'error',
      // Pages of an integrator import the package itself; their own test resolves that.
      from: { pathNot: '^tests/types/[^/]+\\.tsx$' },
      to: { couldNotResolve: true, pathNot: VIRTUAL },
    },
    {
      name: 'nothing-dead',
      comment: 'Nothing that runs reaches this module: remove it, or import it where it was meant to be used.',
      severity: 'error',
      from: { path: '^(elements|demo|scripts)/|^[^/]+\\.config\\.ts$' },
      // What the builds put in zod's place is imported by its name.
      to: { path: '^src/', pathNot: '\\.d\\.ts$|^src/api/lean-zod\\.ts$', reachable: false },
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
