import type { Plugin } from 'vite';

/** Modules that are loaded for what they do, not for what they export. */
const MODULES = /\/elements\/orders-area\/explain-policy\.ts$/;

/** Keeps modules that the bundler would leave out: the package's list of files with side effects names what ships, no source. */
export function keepEffects(): Plugin {
  return {
    name: 'orders-keep-effects',
    transform: { filter: { id: MODULES }, handler: (code) => ({ code, map: null, moduleSideEffects: true }) },
  };
}
