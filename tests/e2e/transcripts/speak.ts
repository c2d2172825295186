import { hasProperty, toText, type AxNode } from '../accessibility/read-ax-tree.js';

/** What a screen reader says for the roles that it names; it says nothing for the others, such as a paragraph. */
const ROLES: Readonly<Record<string, string>> = {
  alert: 'alert',
  article: 'article',
  banner: 'banner landmark',
  button: 'button',
  checkbox: 'check box',
  combobox: 'combo box',
  complementary: 'complementary landmark',
  dialog: 'dialog',
  group: 'group',
  heading: 'heading',
  image: 'graphic',
  link: 'link',
  list: 'list',
  main: 'main landmark',
  MenuListPopup: 'list',
  navigation: 'navigation landmark',
  progressbar: 'progress bar',
  radio: 'radio button',
  radiogroup: 'group',
  region: 'region',
  status: 'status',
  textbox: 'edit',
  tooltip: 'tooltip',
};

/** Read out as a whole; a reader goes into the others. */
const LEAVES = new Set([
  'button',
  'checkbox',
  'combobox',
  'heading',
  'image',
  'link',
  'progressbar',
  'radio',
  'textbox',
]);
/** Announced with their name when a reader enters them. */
const CONTAINERS = new Set([
  ...[
    'alert',
    'article',
    'banner',
    'complementary',
    'dialog',
    'group',
    'list',
    'main',
    'navigation',
    'radiogroup',
    'region',
  ],
]);
/** Parts of a line. */
const INLINE = new Set([
  '',
  'none',
  'generic',
  'strong',
  'emphasis',
  'mark',
  'time',
  'deletion',
  'insertion',
  'StaticText',
  'code',
]);

/** The accessibility tree of a page, prepared for reading. */
export interface Tree {
  readonly nodes: readonly AxNode[];
  readonly byId: ReadonlyMap<string, AxNode>;
}

export function toTree(nodes: readonly AxNode[]): Tree {
  return { nodes, byId: new Map(nodes.map((node) => [node.nodeId, node])) };
}

/** The innermost focused node; undefined if the focus is on the page itself. */
export function findFocus({ nodes }: Tree): AxNode | undefined {
  return nodes.findLast((node) => hasProperty(node, 'focused') && toText(node.role) !== 'RootWebArea');
}

/** The containers around a node that a reader announces, from the outside in. */
export function listContainers({ byId }: Tree, node: AxNode): AxNode[] {
  const found: AxNode[] = [];
  for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
    if (!at.ignored && CONTAINERS.has(toText(at.role))) found.unshift(at);
  return found;
}

/** What is said for one node: its name, role, state, value and description. */
export function describeNode(tree: Tree, node: AxNode): string {
  const role = toText(node.role);
  return [
    toText(node.name),
    [ROLES[role] ?? role, readProperty(node, 'level')].filter(Boolean).join(' '),
    ...(role === 'list' ? [formatItems(countItems(tree, node))] : []),
    ...(role === 'heading' && hasLink(tree, node) ? ['link'] : []),
    ...listStates(node),
    toText(node.value),
    toText(node.description),
  ]
    .filter(Boolean)
    .join(', ');
}

function listStates(node: AxNode): string[] {
  const checked = readProperty(node, 'checked');
  const invalid = readProperty(node, 'invalid');
  return [
    checked === 'true' ? 'checked' : '',
    checked === 'false' ? 'not checked' : '',
    hasProperty(node, 'required') ? 'required' : '',
    invalid !== '' && invalid !== 'false' ? 'invalid entry' : '',
    hasProperty(node, 'disabled') ? 'unavailable' : '',
    hasProperty(node, 'busy') ? 'busy' : '',
    hasProperty(node, 'modal') ? 'modal' : '',
  ];
}

function readProperty({ properties = [] }: AxNode, name: string): string {
  const value = properties.find((property) => property.name === name)?.value.value;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Reads on from a node to its end, as the reader's command for that does: one line for each block of text, control and container. */
export function readOn(tree: Tree, start: AxNode): string[] {
  const lines: string[] = [];
  let text: string[] = [];
  const endLine = (): void => {
    if (text.length > 0) lines.push(text.join(' ').replace(/\s+/g, ' ').trim());
    text = [];
  };
  const read = (node: AxNode): void => {
    const role = node.ignored ? '' : toText(node.role);
    if (role === 'StaticText') return void text.push(toText(node.name));
    const isBlock = !INLINE.has(role);
    if (isBlock) endLine();
    if (LEAVES.has(role)) return void lines.push(describeNode(tree, node));
    if (CONTAINERS.has(role) && (toText(node.name) !== '' || role === 'list')) lines.push(describeNode(tree, node));
    for (const child of listChildren(tree, node)) read(child);
    if (isBlock) endLine();
  };
  read(start);
  endLine();
  return lines.filter(Boolean);
}

function listChildren({ byId }: Tree, { childIds = [] }: AxNode): AxNode[] {
  return childIds.flatMap((id) => byId.get(id) ?? []);
}

function listInside(tree: Tree, node: AxNode): AxNode[] {
  return listChildren(tree, node).flatMap((child) => [child, ...listInside(tree, child)]);
}

const hasLink = (tree: Tree, node: AxNode): boolean =>
  listInside(tree, node).some(({ ignored, role }) => !ignored && toText(role) === 'link');

const formatItems = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Items of lists inside the list do not count. */
function countItems(tree: Tree, list: AxNode): number {
  const counts = listChildren(tree, list).map((child) => {
    const role = child.ignored ? '' : toText(child.role);
    return role === 'listitem' ? 1 : role === 'list' ? 0 : countItems(tree, child);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
