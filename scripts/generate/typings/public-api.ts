import ts from 'typescript';
import { inRoot } from '../../paths.js';

/** Declarations by name that replace those of the sources. */
export type Replacements = Readonly<Record<string, string>>;

interface Reader {
  readonly checker: ts.TypeChecker;
  /** Declarations by name, in the order in which they were found. */
  readonly found: Map<string, string>;
  readonly replacements: Replacements;
}

/**
 * Declares everything that a module exports, and every type of this project that these declarations mention, as one module without
 * imports. Internal types (state, renderer, build) cannot leak into it.
 *
 * @throws when a public type mentions a type of a package, or something that is neither interface, type nor function
 */
export function createPublicApi(entry: string, replacements: Replacements): string {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [entry] }, ts.sys, inRoot());
  const virtual = ts.sys.readDirectory(inRoot('src'), ['.d.ts']);
  const program = ts.createProgram({ rootNames: [inRoot(entry), ...virtual], options: { ...options, types: [] } });
  const source = program.getSourceFile(inRoot(entry));
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is no module.`);
  const reader: Reader = { checker, replacements, found: new Map() };
  for (const symbol of checker.getExportsOfModule(module)) readSymbol(reader, symbol);
  return [...reader.found.values()].join('\n\n');
}

function readSymbol(reader: Reader, symbol: ts.Symbol): void {
  const { checker, found, replacements } = reader;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const { name } = target;
  if (found.has(name)) return;
  const replacement = replacements[name];
  found.set(name, replacement ?? '');
  if (replacement !== undefined) return;
  const [declaration, ...others] = target.declarations ?? [];
  if (!declaration || others.length > 0) throw new Error(`${name} is declared ${others.length + 1} times.`);
  found.set(name, toDeclaration(name, declaration));
  visitTypes(declaration, (identifier) => readMention(reader, identifier));
}

function readMention(reader: Reader, identifier: ts.Identifier): void {
  const { checker } = reader;
  const symbol = checker.getSymbolAtLocation(identifier);
  if (!symbol) throw new Error(`${identifier.text} cannot be resolved.`);
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (target.flags & ts.SymbolFlags.TypeParameter) return;
  const files = (target.declarations ?? []).map((node) => node.getSourceFile().fileName);
  if (files.every((file) => /\/typescript\/lib\/lib\..+\.d\.ts$/.test(file))) return;
  const foreign = files.find((file) => file.includes('/node_modules/'));
  if (foreign !== undefined) throw new Error(`The public API mentions ${target.name} of ${foreign}.`);
  readSymbol(reader, symbol);
}

/** Calls back with the first name of every type that a declaration mentions outside of function bodies. */
function visitTypes(node: ts.Node, callback: (identifier: ts.Identifier) => void): void {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) callback(node.typeName);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) callback(node.expression);
  if (ts.isTypeQueryNode(node)) throw new Error(`"${node.getText()}" in a public type would need a value: replace it.`);
  ts.forEachChild(node, (child) => {
    if (!ts.isBlock(child)) visitTypes(child, callback);
  });
}

function toDeclaration(name: string, declaration: ts.Declaration): string {
  const text = declaration.getSourceFile().text.slice(declaration.getStart(undefined, true), declaration.end);
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return /^(?:\/\*\*[\s\S]*?\*\/\s*)?export /.test(text) ? text : text.replace(/(interface|type) /, 'export $1 ');
  }
  if (ts.isFunctionDeclaration(declaration) && declaration.body) {
    if (!declaration.type) throw new Error(`${name} is exported without a return type.`);
    if (declaration.parameters.some(({ initializer }) => initializer))
      throw new Error(`${name} has a default parameter.`);
    const head = text.slice(0, declaration.body.getStart() - declaration.getStart(undefined, true)).trimEnd();
    return `${head.replace(/export (?:async )?function/, 'export declare function')};`;
  }
  throw new Error(`${name} is neither interface, type nor function: the public API has nothing else.`);
}
