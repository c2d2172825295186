import type { CDPSession } from '@playwright/test';

/** A node of the browser's accessibility tree, as the DevTools protocol describes it. */
export interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly backendDOMNodeId?: number;
}

interface AxValue {
  readonly value?: unknown;
}

/** Reads the accessibility tree of the whole page, which is what a screen reader gets: it includes closed shadow roots. */
export async function readAxTree(session: CDPSession): Promise<readonly AxNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

/** A name, a role or another text of a node; empty if it has none. */
export function toText(value: AxValue | undefined): string {
  const text = value?.value;
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
}

/** Whether the node has the property, such as `focusable`. */
export function hasProperty({ properties = [] }: AxNode, name: string): boolean {
  return properties.some((property) => property.name === name && property.value.value === true);
}
