import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Files whose tables carry texts for the docs. */
const TABLES = /\/(?:elements\/[^/]+|src\/host\/[^/]*attributes)\.ts$/;

/** What only the docs read in a row of a contract table; `type` is the TypeScript type of an object property. */
const DOCS_ONLY: readonly string[] = ['meaning', 'type'];

/** Takes what only the docs read out of the contract tables that ship: it would be bytes on every page. */
export function stripMeanings(): Plugin {
  return {
    name: 'orders-strip-meanings',
    transform(code, id) {
      if (!TABLES.test(id) || !code.includes('meaning')) return null;
      const spans = findDocs(this.parse(code));
      // From the end, so that earlier positions stay true.
      const stripped = spans.sort((a, b) => b.start - a.start).reduce((text, span) => cut(text, span), code);
      return { code: stripped, map: null };
    },
  };
}

function cut(code: string, { start, end }: Node): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  return code.slice(0, start) + code.slice(end + comma);
}

/** Only objects with a meaning are rows of a table; elsewhere a `type` stays. */
function findDocs(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(findDocs);
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as Node;
  if (type !== 'ObjectExpression') return Object.values(node).flatMap(findDocs);
  const members = properties as Node[];
  const isRow = members.some((member) => getKey(member) === 'meaning');
  return members.flatMap((member) => (isRow && DOCS_ONLY.includes(getKey(member)) ? [member] : findDocs(member)));
}

function getKey({ key }: Node): string {
  return (key as { name?: string } | undefined)?.name ?? '';
}
