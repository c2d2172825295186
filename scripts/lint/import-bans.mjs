import * as react from 'react';
import * as reactDom from 'react-dom';
import * as preact from 'preact/compat';
import { SHIPPED, OURS, TESTS, SCHEMAS } from './file-globs.mjs';

/** What React exports and Preact's compat does not: looked up, so that an update of either moves the ban with it. */
const LACKING = [...Object.keys(react), ...Object.keys(reactDom)].filter((name) => !(name in preact)).sort();

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
    message: "Only zustand/vanilla: the main entry brings React's default export and all of compat.",
  },
  {
    name: 'named-react-imports',
    in: SHIPPED,
    module: /^react(-dom)?(\/|$)/,
    names: ['default', '*'],
    message: "Named imports only: React's default export keeps all of compat in the bundle.",
  },
  {
    name: 'no-react-beyond-preact',
    in: SHIPPED,
    module: /^react(-dom)?(\/|$)/,
    names: LACKING,
    message: "Preact's compat lacks this name as it ships, and the embeds run on it.",
  },
  {
    name: 'no-unsafe-directive',
    in: [...SHIPPED, 'demo/**/*.{ts,tsx}'],
    module: /^lit(-html)?\/(directives\/unsafe-|static)/,
    message: 'Text becomes nodes, never markup: markup from strings is where injected scripts come in.',
  },
];
