import { readFileSync } from 'node:fs';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';
import { inRoot } from '../paths.js';
import { keepTexts } from './kept-texts.js';

const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, pure_getters: true, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
  // One letter beyond Latin-1 has a browser keep all of a script's text in two bytes a letter.
  format: { comments: false, ascii_only: true },
};
const { version } = JSON.parse(readFileSync(inRoot('node_modules/terser/package.json'), 'utf8')) as {
  readonly version: string;
};
/** A run of samples builds the same three times: the package, the tags under test, and the package once more. Any other keeps nothing. */
const KEEPS_FILES = process.env['ORDERS_SAMPLED'] === '1';
const squeezeText = keepTexts(minifyText, {
  maker: JSON.stringify([version, OPTIONS]),
  ...(KEEPS_FILES && { folder: inRoot('.cache/squeezed') }),
});

/** A second minifier that looks longer than the bundler's own: half a kilobyte less of every first screen. */
export function squeeze(): Plugin {
  return {
    name: 'orders-squeeze',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = await squeezeText(file.code).catch((error: unknown) => {
          throw new Error(`${file.fileName} could not be minified.`, { cause: error });
        });
      }
    },
  };
}

async function minifyText(text: string): Promise<string> {
  const { code } = await minify(text, OPTIONS);
  if (code === undefined) throw new Error('Nothing came of it.');
  return code;
}
