import ts from 'typescript';

/** A module that a source imports: statically, as types only, or lazily. */
export interface Import {
  readonly from: string;
  readonly when: 'start' | 'never' | 'later';
}

/** The imports of the modules that were read before, by path and text: tests follow the same modules from many entries. */
const known = new Map<string, Import[]>();

/** Reads the imports of a module from its syntax, as they are after types are removed: `import { type A }` still loads. */
export function readImports(path: string, text: string): Import[] {
  const key = `${path}\n${text}`;
  const imports = known.get(key) ?? parseImports(path, text);
  known.set(key, imports);
  return imports;
}

function parseImports(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = toImport(node);
    if (found) imports.push(found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

function toImport(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { from: toText(node.moduleSpecifier), when: isType ? 'never' : 'start' };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { from: toText(node.moduleSpecifier), when: node.isTypeOnly ? 'never' : 'start' };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]) {
    return { from: toText(node.arguments[0]), when: 'later' };
  }
  return undefined;
}

const toText = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : '');
