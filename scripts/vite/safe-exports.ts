import type { Plugin } from 'vite';

const RUNTIME = /\brolldown\/runtime\.js$/;
const LOOP = 'for (var name in all)';

/**
 * The bundler's helper that makes an object of a module's exports loops over inherited keys as well: on a page with
 * `Object.prototype.x = 1` it throws, and the tag is never defined. This gives it a loop over own keys.
 */
export function safeExports(): Plugin {
  return {
    name: 'orders-safe-exports',
    transform: {
      filter: { id: RUNTIME },
      handler(code) {
        if (!code.includes(LOOP)) throw new Error("The bundler's helper for exports has another loop.");
        return { code: code.replaceAll(LOOP, 'for (var name of Object.keys(all))'), map: null };
      },
    },
  };
}
