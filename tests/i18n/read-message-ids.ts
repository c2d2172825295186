import ts from 'typescript';

/**
 * Texts in a module that are written like message ids: `guestLookup.title`, `guestEmailErrorMessage`; of an id that ends with a value, its
 * beginning: `returnReason.`.
 */
export function readMessageIds(path: string, text: string, prefixes: readonly string[]): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ids = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isMessageId(node.text, prefixes)) ids.add(node.text);
    if (ts.isTemplateHead(node) && prefixes.some((prefix) => node.text === `${prefix}.`)) ids.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...ids];
}

function isMessageId(text: string, prefixes: readonly string[]): boolean {
  return (
    /^\w+ErrorMessage$/.test(text) ||
    prefixes.some((prefix) => text.startsWith(`${prefix}.`) && /^\w+\.\w+$/.test(text))
  );
}

/** Imports of English in a module: which beginnings of ids come with it. */
export function readBundledPrefixes(text: string): string[] {
  return [...text.matchAll(/locales\/en\.json\?only=([^&'"]+)&ast/g)].flatMap(([, only = '']) => only.split(','));
}
