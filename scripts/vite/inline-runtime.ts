import type { Plugin } from 'vite';

const NAME = /^(?:chunk-)?rolldown-runtime[-.]/;
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*"\.\/(?:chunk-)?rolldown-runtime[-.][^"]+";?/;
const EXPORT = /export\s*\{([^}]+)\};?\s*$/;

/**
 * The bundler's own helper, two lines, would be a file of its own that a screen waits for: it goes into whatever uses it. What takes the
 * place of the import is one line as well, so that source maps stay right.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'orders-inline-runtime',
    generateBundle(_, bundle) {
      const runtime = Object.values(bundle).find(({ fileName }) => NAME.test(fileName));
      if (runtime?.type !== 'chunk') return;
      const helper = runtime.code.replace(EXPORT, '');
      const given = new Map(toPairs(EXPORT.exec(runtime.code)?.[1]).map(([local, name]) => [name, local]));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file === runtime) continue;
        file.code = file.code.replace(IMPORT, (_all, names: string) => {
          const taken = toPairs(names).map(([name, local]) => ({ name: given.get(name) ?? name, local }));
          const needed = pickDeclarations(helper, taken);
          const returned = taken.map(({ name, local }) => `${local}:${name}`).join();
          return `const{${taken.map(({ local }) => local).join()}}=/*@__PURE__*/(()=>{${needed};return{${returned}}})();`;
        });
        // Written in a way that is not known here: it would ask for a file that is gone.
        if (file.code.includes(runtime.fileName))
          throw new Error(`${file.fileName} still imports the bundler's helper.`);
      }
      delete bundle[runtime.fileName];
      delete bundle[`${runtime.fileName}.map`];
    },
  };
}

/** What these names are declared by, and whatever that mentions, on one line. Of what is minified it is all. */
function pickDeclarations(helper: string, taken: readonly { readonly name: string }[]): string {
  const declarations = helper.trim().split(/\n(?=var )/);
  const needed = new Set<string>();
  const add = (name: string): void => {
    const declaration =
      declarations.length === 1 ? helper : declarations.find((one) => one.startsWith(`var ${name} =`));
    if (declaration === undefined || needed.has(declaration)) return;
    for (const [mentioned] of declaration.matchAll(/\b__\w+/g)) if (mentioned !== name) add(mentioned);
    needed.add(declaration);
  };
  for (const { name } of taken) add(name);
  return [...needed]
    .join(' ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/;\s*$/, '');
}

/** `a as b, c` -> `[['a', 'b'], ['c', 'c']]`. */
function toPairs(names = ''): [string, string][] {
  return names.split(',').map((pair) => {
    const [from = '', to = from] = pair.trim().split(/\s+as\s+/);
    return [from, to];
  });
}
