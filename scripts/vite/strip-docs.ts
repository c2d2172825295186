import type { Plugin } from 'vite';

/** A node of the syntax tree of Vite's parser. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly properties?: readonly SyntaxNode[];
}

/** The columns of a contract table that only docs and typings read; `type` is the TypeScript type of an object property. */
const DOCS_ONLY: readonly string[] = ['meaning', 'isRequired', 'type'];

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Removes the columns for the docs from our contract tables, as a compiler removes comments: they would be 0.4 kB of a guest lookup and
 * 1.1 kB of the area. Docs, typings and manifests are generated from the sources.
 */
export function stripDocs(): Plugin {
  return {
    name: 'orders-strip-docs',
    transform: {
      filter: { id: /\/(?:elements|src)\/.+\.ts$/, code: /\bmeaning:/ },
      handler(code) {
        const edits = findEdits(this.parse(code), code).toSorted((a, b) => b.start - a.start);
        return { code: edits.reduce(apply, code), map: null };
      },
    },
  };
}

/** An object with a `meaning` is a row, or a contract, which also has `slots`. A `type` elsewhere is not edited. */
function findEdits(node: unknown, code: string): Edit[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties = [], start = 0, end = 0 } = node as Partial<SyntaxNode>;
  const has = (name: string) => properties.some(({ key }) => key?.name === name);
  if (type !== 'ObjectExpression' || !has('meaning')) return Object.values(node).flatMap((one) => findEdits(one, code));
  const inside = properties.flatMap((one) =>
    DOCS_ONLY.includes(one.key?.name ?? '') ? [toCut(one, code)] : findEdits(one, code),
  );
  // To the bundler a spread is a side effect, so it would include a contract that no script reads, with its tables.
  const [before, after] = ['/* @__PURE__ */ (() => (', '))()'];
  return has('slots') ? [{ start, end: start, text: before }, ...inside, { start: end, end, text: after }] : inside;
}

/** Preserves line breaks, so that the lines of source maps remain correct. */
function toCut({ start, end }: SyntaxNode, code: string): Edit {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  return { start, end: end + comma, text: code.slice(start, end + comma).replace(/[^\n]/g, '') };
}

function apply(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}
