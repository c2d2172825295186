import type { Page } from '@playwright/test';
import { readAxTree, toText, type AxNode } from './read-ax-tree.js';

/** Radio buttons are missing: they are read with the name of their group. */
const CONTROLS = ['button', 'checkbox', 'combobox', 'searchbox', 'spinbutton', 'textbox'];

/**
 * Finds links that share a name but lead to different addresses, and other controls that share a name: out of its
 * context, as a screen reader lists them, neither tells the shopper what it does.
 */
export async function findSharedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = (await readAxTree(session)).filter(({ ignored }) => !ignored);
  await session.detach();
  const links = groupByName(nodes, 'link').filter(([, named]) => new Set(named.map(getAddress)).size > 1);
  const controls = CONTROLS.flatMap((role) =>
    groupByName(nodes, role)
      .filter(([, named]) => named.length > 1)
      .map(([name, { length }]) => `${length} times the ${role}: ${name}`),
  );
  return [...links.map(([name, { length }]) => `${length} links to different addresses: ${name}`), ...controls];
}

function groupByName(nodes: readonly AxNode[], role: string): [string, AxNode[]][] {
  const named = new Map<string, AxNode[]>();
  for (const node of nodes.filter((node) => toText(node.role) === role))
    named.set(toText(node.name), [...(named.get(toText(node.name)) ?? []), node]);
  return [...named];
}

function getAddress({ properties = [] }: AxNode): unknown {
  return properties.find(({ name }) => name === 'url')?.value.value;
}
