import type { CDPSession, Page } from '@playwright/test';
import { hasProperty, readAxTree, toText, type AxNode } from './read-ax-tree.js';

/** The roles of controls; each needs a name that distinguishes it from the others. */
const CONTROLS = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'switch', 'combobox', 'listbox', 'option'],
  ...['slider', 'spinbutton', 'tab', 'menuitem', 'dialog', 'alertdialog'],
]);
/** A description is read out as a whole with its control: longer texts belong on the screen, where they can be read by line. */
const LONGEST_DESCRIPTION = 150;
/** The message of a dialog is its description. */
const LONGEST_MESSAGE = 300;

/** Pseudo-locales wrap each word in them. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Finds controls, dialogs and other focusable elements without a name, and controls with long descriptions, in the accessibility tree. */
export async function findUnnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const nodes = (await readAxTree(session)).filter(({ ignored }) => !ignored);
  const found: string[] = [];
  for (const node of nodes.filter(isUnnamed))
    found.push(`a ${toText(node.role)} without a name: ${await describeElement(session, node)}`);
  for (const node of nodes.filter(isDescribedAtLength))
    found.push(`a ${toText(node.role)} with a long description: ${toText(node.name)}: ${toText(node.description)}`);
  await session.detach();
  return found;
}

const isControl = ({ role }: AxNode): boolean => CONTROLS.has(toText(role));

/** An element without a role has nothing to read out when it receives the focus. */
function isUnnamed(node: AxNode): boolean {
  const isFocusedText = toText(node.role) === 'generic' && hasProperty(node, 'focusable');
  return (isControl(node) || isFocusedText) && toText(node.name) === '';
}

/** The error of a field is read with its hint, and may be long. */
function isDescribedAtLength(node: AxNode): boolean {
  const isInvalid = node.properties?.some(({ name, value }) => name === 'invalid' && value.value === 'true') === true;
  const most = toText(node.role).endsWith('dialog') ? LONGEST_MESSAGE : LONGEST_DESCRIPTION;
  return isControl(node) && !isInvalid && toText(node.description).replace(DIRECTION_SIGNS, '').length > most;
}

async function describeElement(session: CDPSession, { backendDOMNodeId = 0 }: AxNode): Promise<string> {
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
  return `${node.localName} ${(node.attributes ?? []).join(' ')}`;
}
