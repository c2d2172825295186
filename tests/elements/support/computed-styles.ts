/** Follow from the room there is, which a page's sheet may change at will. */
const FOLLOWS_ROOM = /^(width|height|inline-size|block-size|perspective-origin|transform-origin)$/;

export type StyleTable = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The computed style of everything inside a tag, by a name that says where it stands. */
export function readStyles(element: Element): StyleTable {
  const nodes = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return new Map(nodes.map((node, index) => [`${index} ${toName(node)}`, readStyle(node)]));
}

/** What differs, as `node: property was -> is`. */
export function listChanges(before: StyleTable, after: StyleTable): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [was = {}, is = {}] = [before.get(name), after.get(name)];
    return Object.keys({ ...was, ...is })
      .filter((property) => was[property] !== is[property])
      .map((property) => `${name}: ${property} ${was[property]} -> ${is[property]}`);
  });
}

function readStyle(node: Element): Record<string, string> {
  const style = getComputedStyle(node);
  const properties = [...style].filter((property) => !FOLLOWS_ROOM.test(property));
  return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
}

function toName(node: Element): string {
  return [node.localName, ...node.classList].join('.');
}
