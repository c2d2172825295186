import type { LintRow } from './lint-row.js';

const IN_FEATURE = 'src/features/probe/probe.tsx';
const use = (what: string, from: string) => `import ${what} from '${from}';\nvoid it;`;

/** Features of React 19 that its replacement in the embeds lacks, as far as a component might use them. */
const REACT_ONLY = [
  'useActionState',
  'Suspense',
  'forwardRef',
  'useOptimistic',
  'Activity',
  'Profiler',
  'ViewTransition',
  'cache',
  'act',
];
const REACT_DOM_ONLY = [
  'createPortal',
  'flushSync',
  'useFormStatus',
  'useFormState',
  'requestFormReset',
  'preload',
  'preconnect',
];

/** Forbidden imports. */
export const PACKAGE_ROWS: readonly LintRow[] = [
  ...['@r2wc/core', '@r2wc/react-to-web-component'].flatMap((name) =>
    [
      'src/app/context/probe.ts',
      'elements/orders-probe.ts',
      'elements/orders-area/probe.ts',
      'demo/kiosk/probe.ts',
    ].map((at) => ({
      rule: 'house/no-r2wc',
      code: use('it', name),
      at,
      fine: { at: 'elements/bridge/probe.ts' },
    })),
  ),
  ...[
    use('* as it', 'zod/mini'),
    use('{ it }', 'zod'),
    `export { it } from 'zod/mini';`,
    `void import('zod/mini');`,
  ].flatMap((code) => [
    { rule: 'house/no-zod', code, at: 'src/app/context/probe.ts', fine: { at: 'src/orders/api/probe.ts' } },
    { rule: 'house/no-zod', code, at: 'src/orders/probe.ts', fine: { at: 'tests/orders/probe.ts' } },
    { rule: 'house/no-zod', code, at: 'elements/bridge/probe.ts', fine: { at: 'scripts/probe.ts' } },
  ]),
  {
    rule: 'house/no-whole-zod',
    code: use('{ z as it }', 'zod'),
    at: 'src/orders/api/probe.ts',
    fine: { code: use('* as it', 'zod/mini') },
  },
  ...['zustand', 'zustand/react', 'zustand/middleware', 'zustand/react/shallow'].map((name) => ({
    rule: 'house/no-zustand-react',
    code: use('{ it }', name),
    at: 'src/orders/store/probe.ts',
    fine: { code: use('{ it }', 'zustand/vanilla') },
  })),
  ...['it', '* as it', '{ default as it }', 'it, { useState }'].flatMap((what) =>
    ['react', 'react-dom', 'react-dom/client'].map((name) => ({
      rule: 'house/named-react-imports',
      code: use(what, name),
      at: IN_FEATURE,
      fine: { code: use('{ it }', name) },
    })),
  ),
  ...[...REACT_ONLY.map((name) => [name, 'react']), ...REACT_DOM_ONLY.map((name) => [name, 'react-dom'])].flatMap(
    ([name, from]) => [
      {
        rule: 'house/no-react-beyond-preact',
        code: use(`{ ${name} as it }`, from ?? ''),
        at: IN_FEATURE,
        fine: { code: use('{ useSyncExternalStore as it }', 'react') },
      },
    ],
  ),
];
