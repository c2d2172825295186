import type { Plugin } from 'vite';
import { applyEdits, type Edit, type SyntaxNode } from './trim/syntax-node.js';

/** Files whose tables carry texts for the docs. */
const TABLES =
  /\/(?:elements\/(?:orders-area\/)?[^/]+|src\/app\/configuration\/(?:flag-table|parent-origin|[^/]*attributes))\.ts$/;

/** What only the docs read in a row of a contract table; `type` is the TypeScript type of an object property. */
const DOCS_ONLY: readonly string[] = ['meaning', 'type'];

/** Takes what only the docs read out of the contract tables that ship: it would be bytes on every page. */
export function stripMeanings(): Plugin {
  return {
    name: 'orders-strip-meanings',
    transform(code, id) {
      if (!TABLES.test(id) || !code.includes('meaning')) return null;
      const program = this.parse(code);
      const edits = [...findDocs(program).map((docs) => cut(code, docs)), ...findContracts(program).flatMap(free)];
      return { code: applyEdits(code, edits), map: null };
    },
  };
}

function cut(code: string, { start, end }: SyntaxNode): Edit {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  // Lines stay where they are: source maps are made of what is left.
  return { start, end: end + comma, text: code.slice(start, end + comma).replace(/[^\n]/g, '') };
}

/**
 * A spread in a list counts as an effect to the bundler, which then keeps a contract that nobody reads until its minifier drops it:
 * too late for the tables it names, where these lie in another chunk.
 */
function free({ start, end }: SyntaxNode): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

/** Only objects with a meaning are rows of a table; elsewhere a `type` stays. */
function findDocs(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(findDocs);
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as SyntaxNode;
  if (type !== 'ObjectExpression') return Object.values(node).flatMap(findDocs);
  const members = properties as SyntaxNode[];
  const isRow = hasMember(members, 'meaning');
  return members.flatMap((member) => (isRow && DOCS_ONLY.includes(getKey(member)) ? [member] : findDocs(member)));
}

/** The values of constants that hold a whole contract: from its tag to its slots. */
function findContracts(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(findContracts);
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties } = node as SyntaxNode;
  if (type !== 'ObjectExpression') return Object.values(node).flatMap(findContracts);
  const members = properties as SyntaxNode[];
  return hasMember(members, 'tag') && hasMember(members, 'slots') ? [node as SyntaxNode] : [];
}

function hasMember(members: readonly SyntaxNode[], name: string): boolean {
  return members.some((member) => getKey(member) === name);
}

function getKey({ key }: SyntaxNode): string {
  return (key as { name?: string } | undefined)?.name ?? '';
}
