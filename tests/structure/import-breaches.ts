import type { Files } from './house-fixture.js';

/** One deliberate breach: `files` are put into a sound house, and `law` is expected to be reported for `from`. */
export interface ImportBreach {
  readonly law: string;
  readonly what: string;
  readonly from: string;
  readonly files: Files;
}

const NOT_ALLOWED = 'not-in-allowed';

/** One row per law that is more than a pair of layers; the pairs stand in `layer-grid.test.ts`. */
export const IMPORT_BREACHES: readonly ImportBreach[] = [
  {
    law: 'features-are-islands',
    what: 'a feature imports a value of another feature',
    from: 'src/features/one/one.tsx',
    files: { 'src/features/one/one.tsx': `export { Two as One } from '../two/two.js';\n` },
  },
  {
    law: 'features-are-islands',
    what: 'a feature imports a type of another feature',
    from: 'src/features/one/one.tsx',
    files: {
      'src/features/one/one.tsx': `import type { Two } from '../two/two.js';\nexport const One = (two: typeof Two) => two;\n`,
    },
  },
  {
    law: 'features-are-islands',
    what: 'a feature whose folder is new imports an old one',
    from: 'src/features/brand-new/brand-new.tsx',
    files: {
      'src/features/brand-new/brand-new.tsx': `import { Two } from '../two/two.js';\nexport const BrandNew = Two;\n`,
      'elements/orders-brand-new.ts': `import { BrandNew } from '../src/features/brand-new/brand-new.js';\nexport const tag = BrandNew;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the bridge brings the watch over a shared device to every tag',
    from: 'elements/bridge/surface.ts',
    files: {
      'elements/bridge/surface.ts': `export { presentKiosk as Surface } from '../../src/features/kiosk/present-kiosk.js';\n`,
      'src/features/kiosk/present-kiosk.tsx': `export const presentKiosk = 1;\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the bridge fetches another feature',
    from: 'elements/bridge/surface.ts',
    files: {
      'elements/bridge/surface.ts': `export const Surface = () => import('../../src/features/one/one.js');\n`,
    },
  },
  {
    law: 'no-cycle',
    what: 'two modules import each other',
    from: 'src/domain/other.ts',
    files: {
      'src/domain/rule.ts': `import { other } from './other.js';\nexport const rule = () => other;\n`,
      'src/domain/other.ts': `import { rule } from './rule.js';\nexport const other = () => rule;\n`,
    },
  },
  {
    law: 'no-cycle',
    what: 'two modules import types of each other',
    from: 'src/domain/other.ts',
    files: {
      'src/domain/rule.ts': `import type { Other } from './other.js';\nexport type Rule = { other: Other };\nexport const rule = 1;\n`,
      'src/domain/other.ts': `import type { Rule } from './rule.js';\nexport type Other = { rule: Rule };\n`,
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
    from: 'src/host/use-one.ts',
    files: {
      'src/host/use-one.ts': `import type { run } from '../../scripts/build.js';\nexport const useOne = (it: typeof run) => it;\n`,
    },
  },
  {
    law: 'domain-stands-alone',
    what: 'the domain imports a package',
    from: 'src/domain/rule.ts',
    files: { 'src/domain/rule.ts': `export { useState as rule } from 'react';\n` },
  },
  {
    law: 'domain-stands-alone',
    what: 'the domain imports a type of a market',
    from: 'src/domain/rule.ts',
    files: {
      'src/domain/rule.ts': `import type { Market } from '../markets/market.js';\nexport const rule = (market: Market) => market;\n`,
    },
  },
  {
    law: 'tags-load-in-loaders',
    what: 'a tag loads another tag by itself',
    from: 'elements/orders-two.ts',
    files: { 'elements/orders-two.ts': `export const OrdersTwo = () => import('./orders-one.js');\n` },
  },
  {
    law: 'tags-load-in-loaders',
    what: 'the area loads a tag by itself',
    from: 'elements/orders-area/orders-area.ts',
    files: { 'elements/orders-area/orders-area.ts': `export const area = () => import('../orders-one.js');\n` },
  },
  {
    law: 'resolvable',
    what: 'an import leads nowhere',
    from: 'src/ui/root.tsx',
    files: { 'src/ui/root.tsx': `export { Gone as Root } from './gone.js';\n` },
  },
  {
    law: 'nothing-dead',
    what: 'nothing reaches a module',
    from: 'src/domain/forgotten.ts',
    files: { 'src/domain/forgotten.ts': `export const forgotten = true;\n` },
  },
  {
    law: 'nothing-dead',
    what: 'only a test reaches a module',
    from: 'src/domain/tested.ts',
    files: {
      'src/domain/tested.ts': `export const tested = true;\n`,
      'tests/tested.test.ts': `export { tested as test } from '../src/domain/tested.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'calls.ts imports a call statically beside its lazy import',
    from: 'src/host/calls.ts',
    files: {
      'src/host/calls.ts': `import { getOne } from '../api/get-one.js';\nexport const calls = () => [getOne, import('../api/get-one.js')];\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'calls.ts imports a call statically below its lazy import',
    from: 'src/host/calls.ts',
    files: {
      'src/host/calls.ts': `export const calls = () => import('../api/get-one.js');\nexport { getOne } from '../api/get-one.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'a host module other than calls.ts loads a call',
    from: 'src/host/use-one.ts',
    files: { 'src/host/use-one.ts': `export const useOne = () => import('../api/get-one.js');\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a feature imports an action of the state by value',
    from: 'src/features/one/one.tsx',
    files: { 'src/features/one/one.tsx': `export { createOne as One } from '../../state/one.js';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'the area imports the list that it stands in itself',
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
    what: 'the area draws with the shape of a feature',
    from: 'elements/orders-area/orders-area.ts',
    files: {
      'src/ui/one-skeleton.tsx': `export const OneSkeleton = () => null;\n`,
      'elements/orders-area/orders-area.ts': `export { OneSkeleton as area } from '../../src/ui/one-skeleton.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the list of screens imports a piece of them at the start',
    from: 'elements/screen-loaders.ts',
    files: {
      'elements/screen-loaders.ts': `export { Piece as screenLoaders } from '../src/ui/order/piece.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the list of screens fetches what is no piece of an order',
    from: 'elements/screen-loaders.ts',
    files: { 'elements/screen-loaders.ts': `export const screenLoaders = () => import('../src/ui/root.js');\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a tag fetches the pieces of an order by itself',
    from: 'elements/orders-two.ts',
    files: { 'elements/orders-two.ts': `export const OrdersTwo = () => import('../src/ui/order/piece.js');\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a tag draws with a piece that is no shape',
    from: 'elements/orders-two.ts',
    files: {
      'src/ui/order/piece-skeleton.tsx': `export const PieceSkeleton = () => null;\n`,
      'elements/orders-two.ts': `export { PieceSkeleton as OrdersTwo } from '../src/ui/order/piece-skeleton.js';\n`,
    },
  },
  {
    law: NOT_ALLOWED,
    what: 'the front door hands a rule of the domain on',
    from: 'elements/index.ts',
    files: { 'elements/index.ts': `export { rule } from '../src/domain/rule.js';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a virtual module of the build is read in a feature',
    from: 'src/features/one/one.tsx',
    files: { 'src/features/one/one.tsx': `export { rules as One } from 'virtual:orders-rules';\n` },
  },
  {
    law: NOT_ALLOWED,
    what: 'a folder that no law knows imports something',
    from: 'src/extras/extra.ts',
    files: {
      'src/extras/extra.ts': `export { rule } from '../domain/rule.js';\n`,
      'scripts/generate.ts': `export { rule } from '../src/extras/extra.js';\n`,
    },
  },
];
