import type { Plugin } from 'vite';

const NAME = /^rolldown-runtime-/;
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*"\.\/rolldown-runtime-[^"]+";?/;
const EXPORT = /export\s*\{([^}]+)\};?\s*$/;

/** The bundler's own helper, two lines, would be a file of its own that a screen waits for: it goes into whatever uses it. */
export function inlineRuntime(): Plugin {
  return {
    name: 'orders-inline-runtime',
    generateBundle(_, bundle) {
      const runtime = Object.values(bundle).find(({ fileName }) => NAME.test(fileName));
      if (runtime?.type !== 'chunk') return;
      const helper = runtime.code.replace(EXPORT, '');
      const given = toPairs(EXPORT.exec(runtime.code)?.[1]).map(([local, name]) => `${name}:${local}`);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file === runtime) continue;
        file.code = file.code.replace(IMPORT, (_all, names: string) => {
          const taken = toPairs(names).map(([name, local]) => `${name}:${local}`);
          return `const{${taken.join()}}=(()=>{${helper};return{${given.join()}}})();`;
        });
        // Written in a way that is not known here: it would ask for a file that is gone.
        if (file.code.includes(runtime.fileName))
          throw new Error(`${file.fileName} still imports the bundler's helper.`);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** `a as b, c` -> `[['a', 'b'], ['c', 'c']]`. */
function toPairs(names = ''): [string, string][] {
  return names.split(',').map((pair) => {
    const [from = '', to = from] = pair.trim().split(/\s+as\s+/);
    return [from, to];
  });
}
