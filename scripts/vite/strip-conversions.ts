import type { Plugin } from 'vite';

/** The module of the pinned `@r2wc/core`, and in it the table of what turns attributes into properties. */
const MODULE = /\/@r2wc\/core\/dist\/core\.js$/;
const TABLE =
  /(?<= w = )\{\n {2}string: E,\n {2}number: x,\n {2}boolean: C,\n {2}function: O,\n {2}method: P,\n {2}json: j\n\}/;

/**
 * Leaves out how r2wc converts attributes: it is given no props, because the bridge reads them from its own tables. 218 bytes of every
 * first screen.
 *
 * @throws where the library is no longer as it was
 */
export function stripConversions(): Plugin {
  return {
    name: 'orders-strip-conversions',
    transform: { filter: { id: MODULE }, handler: (code) => ({ code: withoutConversions(code), map: null }) },
  };
}

export function withoutConversions(code: string): string {
  if (!TABLE.test(code)) throw new Error('@r2wc/core has another table of conversions: look what it is now.');
  return code.replace(TABLE, '{}');
}
