/** They contain the page's own code, including the test's scripts, and nothing about a shopper. */
const NOT_SEARCHED = new Set(['script', 'style']);

/**
 * Where one of the texts stands in an object, a map, a store or a part of the page: fields, attributes, text, typed values.
 * Follows every property it can reach. Gives the paths.
 */
export function findTraces(root: unknown, texts: readonly string[]): string[] {
  const seen = new Set<unknown>();
  return search(root, '');

  function search(value: unknown, path: string): string[] {
    if (typeof value === 'string') return texts.some((text) => value.includes(text)) ? [`${path}: ${value}`] : [];
    if (value === null || !(typeof value === 'object' || typeof value === 'function') || seen.has(value)) return [];
    seen.add(value);
    if (value instanceof Node) return searchNode(value, path);
    return listParts(value).flatMap(([name, part]) => search(part, `${path}.${name}`));
  }

  function searchNode(node: Node, path: string): string[] {
    if (NOT_SEARCHED.has(node.nodeName.toLowerCase())) return [];
    const here = `${path}/${node.nodeName.toLowerCase()}`;
    const found = node instanceof HTMLInputElement ? search(node.value, `${here}.value`) : [];
    const attributes = node instanceof Element ? [...node.attributes] : [];
    return [
      ...found,
      ...(node.nodeType === Node.TEXT_NODE ? search(node.nodeValue, here) : []),
      ...attributes.flatMap(({ name, value }) => search(value, `${here}@${name}`)),
      ...[...node.childNodes].flatMap((child) => search(child, here)),
      ...(node instanceof Element ? search(node.shadowRoot, here) : []),
    ];
  }
}

/** The contents of an object: entries of a map, the state of a store, and its own fields. */
function listParts(value: object): (readonly [string, unknown])[] {
  if (value instanceof Map)
    return [...value].flatMap(([key, part]) => [['key', key] as const, [String(key), part] as const]);
  const state = (value as { getState?: () => unknown }).getState?.();
  return [['state', state] as const, ...Object.entries(value)];
}
