import * as react from 'react';
import * as reactDom from 'react-dom';
import { tsImport } from 'tsx/esm/api';
import { SHIPPED, OURS, TESTS, SCHEMAS } from './file-globs.mjs';

const standIn = await tsImport('../../elements/bridge/react.ts', import.meta.url);
/** What React exports and what stands in for it does not: looked up, so that an update of either moves the ban with it. */
const LACKING = [...Object.keys(react), ...Object.keys(reactDom)].filter((name) => !(name in standIn)).sort();

/** Bans on what a module may import, one rule each. Without `names` the whole module is banned. */
export const IMPORT_BANS = [
  {
    name: 'no-r2wc',
    in: [...SHIPPED, 'demo/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
    except: ['elements/bridge/**'],
    module: /^@r2wc\//,
    message: 'r2wc is known to elements/bridge alone.',
  },
  {
    name: 'no-zod',
    in: [...SHIPPED, 'demo/**/*.{ts,tsx}'],
    except: SCHEMAS,
    module: /^zod(\/|-|$)/,
    message:
      'zod reads what a server sends, in folders named api, and nothing else: it must stay out of a first screen.',
  },
  {
    name: 'no-whole-zod',
    in: SCHEMAS,
    // Writes docs/openapi.json; nothing ships of it.
    except: ['contract/openapi/create-document.ts'],
    module: /^zod(?!\/mini$)/,
    message: 'Only zod/mini: the whole of zod is ten times its size.',
  },
  {
    name: 'no-zustand-react',
    in: OURS,
    except: TESTS,
    module: /^zustand(?!\/vanilla(\/|$))/,
    message: "Only zustand/vanilla: the main entry needs React's default export, which the embeds do not have.",
  },
  {
    name: 'named-react-imports',
    in: SHIPPED,
    module: /^react(-dom)?(\/|$)/,
    names: ['default', '*'],
    message: 'Named imports only: what stands in for React in the embeds has no default export.',
  },
  {
    name: 'no-react-beyond-preact',
    in: SHIPPED,
    module: /^react(-dom)?(\/|$)/,
    names: LACKING,
    message: 'elements/bridge/react.ts lacks this name, and the embeds run on it: add it there, or do without.',
  },
  {
    name: 'no-unsafe-directive',
    in: [...SHIPPED, 'demo/**/*.{ts,tsx}'],
    module: /^lit(-html)?\/(directives\/unsafe-|static)/,
    message: 'Text becomes nodes, never markup: markup from strings is where injected scripts come in.',
  },
];
