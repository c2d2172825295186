import { applyEdits, listBelow, type Edit, type SyntaxNode } from './syntax-node.js';

/** What a module of a library has that nothing here ever uses. */
export interface Trim {
  /** Expressions that have one value here, with that value: the minifiers leave out what hangs on them. */
  readonly always?: Readonly<Record<string, string>>;
  /** How statements and members of classes begin that are left out whole. */
  readonly without?: readonly string[];
}

/** Where a name is given or a value put, by what kind of node has it: nothing is read there. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ['params'],
  AssignmentExpression: ['left'],
  CatchClause: ['param'],
  ExportSpecifier: ['local', 'exported'],
  ForInStatement: ['left'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ImportSpecifier: ['imported', 'local'],
  MemberExpression: ['property'],
  MethodDefinition: ['key'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  UpdateExpression: ['argument'],
  VariableDeclarator: ['id'],
};

/**
 * Takes out of a library's module what is never used here.
 *
 * @param program syntax tree of `code`
 * @throws where an expression or a statement is no longer there: the library has become another
 */
export function trimCode(code: string, program: unknown, { always = {}, without = [] }: Trim): string {
  const wanted = new Set([...Object.keys(always), ...without]);
  const edits = findEdits(program as SyntaxNode);
  if (wanted.size > 0) throw new Error(`No longer there, look what it is now: ${[...wanted].join(', ')}`);
  return applyEdits(code, edits);

  function findEdits(node: SyntaxNode): Edit[] {
    const edit = findEdit(node);
    if (edit) return [edit];
    return listBelow(node).flatMap(([key, below]) => (isReadIn(node, key) ? findEdits(below) : []));
  }

  function findEdit(node: SyntaxNode): Edit | undefined {
    const text = code.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    const isWhole = /Statement$|^VariableDeclaration$|Definition$/.test(node.type);
    const cut = isWhole ? without.find((beginning) => text.startsWith(beginning)) : undefined;
    const isRead = /Expression$|^Identifier$/.test(node.type);
    const value = isRead && Object.hasOwn(always, text) ? always[text] : undefined;
    if (cut === undefined && value === undefined) return undefined;
    wanted.delete(cut ?? text);
    // Where a condition has a statement, an empty one has to stand in its place.
    return { start: node.start, end: node.end, text: value ?? ';' };
  }
}

function isReadIn({ type, computed, shorthand }: SyntaxNode, key: string): boolean {
  if (shorthand === true) return false;
  return computed === true || !(NOT_READ[type] ?? []).includes(key);
}
