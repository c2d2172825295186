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
  ...['it', '* as it', '{ default as it }', 'it, { useState }'].flatMap((what) =>
    ['react', 'react-dom', 'react-dom/client'].map((name) => ({
      rule: 'no-restricted-imports',
      code: use(what, name),
      at: IN_FEATURE,
      fine: { code: use('{ it }', name) },
    })),
  ),
  ...[...REACT_ONLY.map((name) => [name, 'react']), ...REACT_DOM_ONLY.map((name) => [name, 'react-dom'])].flatMap(
    ([name, from]) => [
      {
        rule: 'no-restricted-imports',
        code: use(`{ ${name} as it }`, from ?? ''),
        at: IN_FEATURE,
        fine: { code: use('{ useSyncExternalStore as it }', 'react') },
      },
    ],
  ),
];
