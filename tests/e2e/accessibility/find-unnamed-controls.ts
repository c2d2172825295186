import type { Page } from '@playwright/test';

/** The roles of controls; each needs a name that distinguishes it from the others. */
const CONTROLS = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'switch', 'combobox', 'listbox', 'option'],
  ...['slider', 'spinbutton', 'tab', 'menuitem', 'dialog', 'alertdialog'],
]);

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly backendDOMNodeId?: number;
}

/** Finds controls and dialogs without a name in the browser's accessibility tree, which includes closed shadow roots. */
export async function findUnnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  const controls = nodes.filter(({ ignored, role }) => !ignored && CONTROLS.has(role?.value ?? ''));
  const unnamed = controls.filter(({ name }) => (name?.value ?? '').trim() === '');
  const found: string[] = [];
  for (const { role, backendDOMNodeId } of unnamed) {
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId ?? 0 });
    found.push(`a ${role?.value ?? ''} without a name: ${node.localName} ${(node.attributes ?? []).join(' ')}`);
  }
  await session.detach();
  return found;
}
