import type { Trim } from './trim-code.js';

const PROMISES = ['_', 'canary', 'checkResult', 'r', 'result', 'left', 'right'];

/** No schema of ours waits for a promise. */
function neverPromise(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name} instanceof Promise`, 'false']));
}

/** What of `zod/mini` no schema here uses. 1 kB of what the first orders wait for, and heap for every schema. */
export const ZOD_TRIMS: Readonly<Record<string, Trim>> = {
  'v4/core/schemas.js': {
    always: {
      ...neverPromise(PROMISES),
      asyncResult: 'false',
      async: 'false',
      'proms.length': '0',
      // Nothing is written back as it was read, and nobody wants the first fault alone.
      'ctx.skipChecks': 'false',
      'ctx.direction === "backward"': 'false',
      'ctx?.abortEarly': 'false',
      // Nothing is made a text or a number that is none.
      'def.coerce': 'false',
      'core.globalConfig.memoizer': 'null',
      'payload.memo': 'false',
      'standardProps(this)': 'null',
    },
    // What unions by a field, records and templates of texts ask of a schema.
    without: [
      'util.defineLazyInternal(inst, "values"',
      'util.defineLazyInternal(inst, "pattern"',
      'util.defineLazyInternal(inst, "propValues"',
    ],
  },
  'v4/core/core.js': {
    always: { 'globalThis.__zod_globalConfig?.postProcessor': 'null' },
    without: ['for (const k in proto)'],
  },
  'v4/core/parse.js': { always: neverPromise(['result']) },
  'v4/mini/schemas.js': {
    always: {
      'parse.parseAsync(this, data, params, { callee: this.parseAsync })': 'null',
      'parse.safeParseAsync(this, data, params)': 'null',
    },
  },
};
