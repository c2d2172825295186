import { builtinEnvironments } from 'vitest/runtime';

/** Runs happy-dom with code that Vite transforms for Node, so that a test can read files and use the project's scripts. */
// eslint-disable-next-line project/no-default-export -- Vitest takes an environment from the default export
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' };
