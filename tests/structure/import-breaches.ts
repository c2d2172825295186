import type { Files } from './project-fixture.js';

/** One deliberate breach: `files` are added to a valid project, and `law` must be reported for `from`. */
export interface ImportBreach {
  readonly law: string;
  readonly what: string;
  readonly from: string;
  readonly files: Files;
}

const NOT_ALLOWED = 'not-in-allowed';

/** One row per law that is more than a pair of layers; `layer-grid.test.ts` covers the pairs. */
export const IMPORT_BREACHES: readonly ImportBreach[] = [
  {
    law: 'features-are-separate',
    what: 'a feature imports a value of another feature',
    from: 'src/features/one/one.tsx',
    files: { 'src/features/one/one.tsx': `export { Two as One } from '../two/two.js';\n` },
  },
  {
    law: 'features-are-separate',
    what: 'a feature imports a type of another feature',
    from: 'src/features/one/one.tsx',
    files: {
      'src/features/one/one.tsx': `import type { Two } from '../two/two.js';\nexport const One = (two: typeof Two) => two;\n`,
    },
  },
  {
    law: 'features-are-separate',
    what: 'a feature in a new folder imports an old one',
    from: 'src/features/brand-new/brand-new.tsx',
    files: {
      'src/features/brand-new/brand-new.tsx': `import { Two } from '../two/two.js';\nexport const BrandNew = Two;\n`,
      'elements/orders-brand-new.ts': `import { BrandNew } from '../src/features/brand-new/brand-new.js';\nexport const tag = BrandNew;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the bridge loads the kiosk watch for every tag',
    from: 'elements/bridge/element-life.ts',
    files: {
      'elements/bridge/element-life.ts': `export { presentKiosk as Surface } from '../../src/features/kiosk/present-kiosk.js';\n`,
      'src/features/kiosk/present-kiosk.tsx': `export const presentKiosk = 1;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the bridge loads another feature',
    from: 'elements/bridge/element-life.ts',
    files: {
      'elements/bridge/element-life.ts': `export const Surface = () => import('../../src/features/one/one.js');\n`,
    },
  },
  {
    law: 'no-cycle',
    what: 'two modules import each other',
    from: 'src/orders/model/other.ts',
    files: {
      'src/orders/model/rule.ts': `import { other } from './other.js';\nexport const rule = () => other;\n`,
      'src/orders/model/other.ts': `import { rule } from './rule.js';\nexport const other = () => rule;\n`,
    },
  },
  {
    law: 'no-cycle',
    what: 'two modules import types of each other',
    from: 'src/orders/model/other.ts',
    files: {
      'src/orders/model/rule.ts': `import type { Other } from './other.js';\nexport type Rule = { other: Other };\nexport const rule = 1;\n`,
      'src/orders/model/other.ts': `import type { Rule } from './rule.js';\nexport type Other = { rule: Rule };\n`,
    },
  },
  {
    law: 'no-cycle',
    what: 'a module loads another by import(), which imports it',
    from: 'src/orders/model/other.ts',
    files: {
      'src/orders/model/rule.ts': `export const rule = () => import('./other.js');\n`,
      'src/orders/model/other.ts': `import { rule } from './rule.js';\nexport const other = () => rule;\n`,
    },
  },
  {
    law: 'nothing-shipped-imports-tools',
    what: 'a shipped module imports the demo',
    from: 'src/ui/root.tsx',
    files: { 'src/ui/root.tsx': `export { serve as Root } from '../../demo/sandbox/serve.js';\n` },
  },
  {
    law: 'nothing-shipped-imports-tools',
    what: 'a shipped module imports a test',
    from: 'elements/orders-two.ts',
    files: { 'elements/orders-two.ts': `export { test as OrdersTwo } from '../tests/one.test.js';\n` },
  },
  {
    law: 'nothing-shipped-imports-tools',
    what: 'a shipped module imports a type of a script',
    from: 'src/app/context/use-one.ts',
    files: {
      'src/app/context/use-one.ts': `import type { run } from '../../../scripts/build.js';\nexport const useOne = (it: typeof run) => it;\n`,
    },
  },
  {
    law: 'models-are-pure',
    what: 'a model imports a package',
    from: 'src/orders/model/rule.ts',
    files: { 'src/orders/model/rule.ts': `export { useState as rule } from 'react';\n` },
  },
  {
    law: 'models-are-pure',
    what: 'a model imports a type of a market',
    from: 'src/orders/model/rule.ts',
    files: {
      'src/orders/model/rule.ts': `import type { Market } from '../../markets/market.js';\nexport const rule = (market: Market) => market;\n`,
    },
  },
  {
    law: 'calls-know-models',
    what: 'a call imports a hook',
    from: 'src/orders/api/get-one.ts',
    files: {
      'src/orders/api/get-one.ts': `import { useOne } from '../../app/context/use-one.js';\nexport type Answer = string;\nexport const getOne = useOne;\n`,
    },
  },
  {
    law: 'stores-know-models',
    what: 'a store imports the controller that made it',
    from: 'src/features/one/store/one.ts',
    files: {
      'src/features/one/store/one.ts': `import type { createOther } from '../other-controller.js';\nexport const createOne = (): typeof createOther | undefined => undefined;\n`,
      'src/features/one/other-controller.ts': `export const createOther = () => 1;\n`,
    },
  },
  {
    law: 'stores-make-no-calls',
    what: 'a store imports a call by value',
    from: 'src/features/one/store/one.ts',
    files: {
      'src/features/one/store/one.ts': `import { getOne } from '../../../orders/api/get-one.js';\nexport const createOne = getOne;\n`,
    },
  },
  {
    law: 'views-are-on-top',
    what: 'a store imports a view',
    from: 'src/features/one/store/one.ts',
    files: {
      'src/features/one/store/one.ts': `export { Small as createOne } from '../small.js';\n`,
      'src/features/one/small.tsx': `export const Small = () => null;\n`,
    },
  },
  {
    law: 'tags-load-in-loaders',
    what: 'a tag loads another tag statically',
    from: 'elements/orders-two.ts',
    files: { 'elements/orders-two.ts': `export const OrdersTwo = () => import('./orders-one.js');\n` },
  },
  {
    law: 'tags-load-in-loaders',
    what: 'the area loads a tag statically',
    from: 'elements/orders-area/orders-area.ts',
    files: { 'elements/orders-area/orders-area.ts': `export const area = () => import('../orders-one.js');\n` },
  },
  {
    law: 'resolvable',
    what: 'an import cannot be resolved',
    from: 'src/ui/root.tsx',
    files: { 'src/ui/root.tsx': `export { Gone as Root } from './gone.js';\n` },
  },
  {
    law: 'nothing-dead',
    what: 'a module is unreachable',
    from: 'src/orders/model/forgotten.ts',
    files: { 'src/orders/model/forgotten.ts': `export const forgotten = true;\n` },
  },
  {
    law: 'nothing-dead',
    what: 'a module is reachable only from a test',
    from: 'src/orders/model/tested.ts',
    files: {
      'src/orders/model/tested.ts': `export const tested = true;\n`,
      'tests/tested.test.ts': `export { tested as test } from '../src/orders/model/tested.js';\n`,
    },
  },
  {
    law: 'nothing-dead',
    what: 'a module is reachable only from the demo',
    from: 'src/orders/model/shown.ts',
    files: {
      'src/orders/model/shown.ts': `export const shown = true;\n`,
      'demo/shown.ts': `export { shown as page } from '../src/orders/model/shown.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'orders import a type of returns',
    from: 'src/orders/piece.tsx',
    files: {
      'src/orders/piece.tsx': `import type { Way } from '../returns/way.js';\nexport const Piece = (way: Way) => way;\n`,
      'src/returns/way.ts': `export type Way = string;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the element runtime imports a shared module',
    from: 'src/app/context/use-one.ts',
    files: { 'src/app/context/use-one.ts': `export { rule as useOne } from '../../orders/model/rule.js';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a feature imports the rules of a market statically',
    from: 'src/features/one/one.tsx',
    files: {
      'src/features/one/one.tsx': `export { fees as One } from '../../markets/fees.js';\n`,
      'src/markets/fees.ts': `export const fees = [1];\n`,
    },
  },
  {
    law: 'nothing-shipped-imports-tools',
    what: 'a call imports the contract',
    from: 'src/orders/api/get-one.ts',
    files: {
      'src/orders/api/get-one.ts': `export { contract as getOne } from '../../../contract/one.js';\nexport type Answer = string;\n`,
      'contract/one.ts': `export const contract = 1;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the area imports the list that contains it',
    from: 'elements/orders-area/orders-area.ts',
    files: {
      'elements/orders-area/orders-area.ts': `import type { loaders } from '../loaders.js';\nexport const area = (it: typeof loaders) => it;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the area imports a tag that it shows',
    from: 'elements/orders-area/orders-area.ts',
    files: { 'elements/orders-area/orders-area.ts': `export { OrdersOne as area } from '../orders-one.js';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'the area renders the skeleton of a feature',
    from: 'elements/orders-area/orders-area.ts',
    files: {
      'src/ui/one-skeleton.tsx': `export const OneSkeleton = () => null;\n`,
      'elements/orders-area/orders-area.ts': `export { OneSkeleton as area } from '../../src/ui/one-skeleton.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the list of screens loads a style component',
    from: 'elements/screen-loaders.ts',
    files: { 'elements/screen-loaders.ts': `export const screenLoaders = () => import('../src/ui/root.js');\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a tag renders the skeleton of another folder',
    from: 'elements/orders-two.ts',
    files: {
      'src/ui/shapes/piece-skeleton.tsx': `export const PieceSkeleton = () => null;\n`,
      'elements/orders-two.ts': `export { PieceSkeleton as OrdersTwo } from '../src/ui/order/piece-skeleton.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the entry of the package exports a rule',
    from: 'elements/index.ts',
    files: {
      'elements/index.ts': `export { rule } from '../src/http/model/rule.js';\n`,
      'src/http/model/rule.ts': `export const rule = 1;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'a feature imports a virtual module of the build',
    from: 'src/features/one/one.tsx',
    files: { 'src/features/one/one.tsx': `export { rules as One } from 'virtual:orders-rules';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a folder without a law imports something',
    from: 'src/extras/extra.ts',
    files: {
      'src/extras/extra.ts': `export { rule } from '../orders/model/rule.js';\n`,
      'scripts/generate.ts': `export { rule } from '../src/extras/extra.js';\n`,
    },
  },
];
