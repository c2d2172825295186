import ts from 'typescript';

/**
 * Strings in a module that look like message ids: `guestLookup.title`, `guestEmailErrorMessage`. For an id that ends with a value, its prefix:
 * `returnReason.`.
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

/** The prefixes of the English texts that a module imports. */
export function readBundledPrefixes(text: string): string[] {
  return [...text.matchAll(/locales\/en\.json\?only=([^&'"]+)&ast/g)].flatMap(([, only = '']) => only.split(','));
}
