/** They depend on the available space, which a page's sheet may change. */
const FOLLOWS_CONTAINER = /^(width|height|inline-size|block-size|perspective-origin|transform-origin)$/;

/** The properties of every element; custom properties are not among them. */
const PROPERTIES = [...getComputedStyle(document.documentElement)].filter(
  (property) => !FOLLOWS_CONTAINER.test(property),
);

/** Values in the order of the properties. */
export type StyleTable = ReadonlyMap<string, readonly string[]>;

/** The computed style of everything inside a tag, by a name that describes its position. */
export function readStyles(element: Element): StyleTable {
  const nodes = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return new Map(nodes.map((node, index) => [`${index} ${toName(node)}`, readStyle(node)]));
}

/** The differences, as `node: property was -> is`. */
export function listChanges(before: StyleTable, after: StyleTable): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was = [], is = []] = [before.get(name), after.get(name)];
    return PROPERTIES.flatMap((property, index) =>
      was[index] === is[index] ? [] : [`${name}: ${property} ${was[index]} -> ${is[index]}`],
    );
  });
}

function readStyle(node: Element): string[] {
  const style = getComputedStyle(node);
  return PROPERTIES.map((property) => style.getPropertyValue(property));
}

function toName(node: Element): string {
  return [node.localName, ...node.classList].join('.');
}
