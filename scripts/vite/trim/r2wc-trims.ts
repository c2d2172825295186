import type { Trim } from './trim-code.js';

/**
 * What of the pinned `@r2wc/core` is for props and events: the bridge gives it none, for it reads attributes by its own tables.
 * 0.4 kB of every first screen.
 */
export const R2WC_TRIMS: Readonly<Record<string, Trim>> = {
  'dist/core.js': {
    always: { 'Object.keys(m)': '[]' },
    without: [
      'e.props || (e.props =',
      'const n = Array.isArray(e.props)',
      'for (const r of n)',
      'for (const r of u)',
      'for (const s of n)',
      'for (const s of u)',
      'attributeChangedCallback(s, l, o)',
    ],
  },
};
