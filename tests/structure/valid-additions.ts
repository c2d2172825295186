import type { Files } from './project-fixture.js';

/** Imports that a law might seem to forbid but does not. */
export const VALID_ADDITIONS: readonly { readonly what: string; readonly files: Files }[] = [
  {
    what: 'the bridge loads the kiosk watch lazily',
    files: {
      'elements/bridge/to-element.ts': `import { Root } from '../../src/ui/root.js';
import { platform } from '../../src/platform/platform.js';
const watch = () => import('../../src/features/kiosk/present-kiosk.js');
export const toElement = (view: unknown) => [view, Root, platform, watch];\n`,
      'src/features/kiosk/present-kiosk.tsx': `export const presentKiosk = 1;\n`,
    },
  },
  {
    what: 'a feature loads a part of the market rules lazily',
    files: {
      'src/markets/fees.ts': `export const fees = [1];\n`,
      'src/features/two/two.tsx': `export const Two = () => import('../../markets/fees.js');\n`,
    },
  },
  {
    what: 'a market names a message by its type',
    files: {
      'locales/en.json': `{}\n`,
      'src/markets/market.ts': `import type english from '../../locales/en.json';
export interface Market { readonly isOpen: boolean; readonly key: keyof typeof english }\n`,
    },
  },
  {
    what: 'a feature imports components of its own folder',
    files: {
      'src/features/two/two.tsx': `export { Piece as Two } from './piece.js';\n`,
      'src/features/two/piece.tsx': `export const Piece = () => null;\n`,
    },
  },
  {
    what: 'a tag shows the skeleton of its feature until the wording has loaded',
    files: {
      'src/ui/one-skeleton.tsx': `export const OneSkeleton = () => null;\n`,
      'elements/orders-two.ts': `import { OneSkeleton } from '../src/ui/one-skeleton.js';
import { Two } from '../src/features/two/two.js';\nexport const OrdersTwo = [OneSkeleton, Two];\n`,
    },
  },
  {
    what: 'the entry of the package exports the failure types of calls',
    files: {
      'src/http/model/failure.ts': `export interface Failure { readonly code: string }\n`,
      'elements/index.ts': `export type { Failure } from '../src/http/model/failure.js';\n`,
      'elements/loaders.ts': `export const loaders = { area: () => import('./orders-area/orders-area.js'), two: () => import('./orders-two.js') };\n`,
    },
  },
  {
    what: 'the area imports its style sheets and its English wording',
    files: {
      'elements/orders-area/area.css': `.area { display: block }\n`,
      'locales/en.json': `{}\n`,
      'elements/orders-area/orders-area.ts': `import sheet from './area.css?inline';
import english from '../../locales/en.json?only=area.&ast';
import { screenLoaders } from '../screen-loaders.js';
export const area = [sheet, english, screenLoaders];\n`,
    },
  },
  {
    what: 'a style sheet is imported as text and the source locale as syntax trees',
    files: {
      'src/ui/styles/root.css': `.root { display: block }\n`,
      'locales/en.json': `{}\n`,
      'src/ui/root.tsx': `import sheet from './styles/root.css?inline';\nexport const Root = sheet;\n`,
      'src/i18n/say.ts': `import english from '../../locales/en.json?only=order.&ast';\nexport const say = english;\n`,
      'src/app/context/use-one.ts': `import { say } from '../../i18n/say.js';\nimport { send } from '../../http/client.js';
import type { Market } from '../../markets/market.js';
export const useOne = (market: Market) => [say, send, market];\n`,
    },
  },
];
