import { builtinEnvironments } from 'vitest/runtime';

/** happy-dom for code that Vite prepares for Node, so that a test may read files and use the project's scripts. */
// eslint-disable-next-line house/no-default-export -- Vitest takes an environment from the default export
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' };
