import { SHEET } from './sheet.js';

let sheet: CSSStyleSheet | undefined;

/** Opens a shadow root with the floor's style sheet, which all of them share. */
export function openRoot(element: HTMLElement): ShadowRoot {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
  }
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Creates a function that copies a piece of markup. */
export function createStencil<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  markup: string,
): () => HTMLElementTagNameMap[Name] {
  const piece = document.createElement(name);
  piece.innerHTML = markup;
  return () => piece.cloneNode(true) as HTMLElementTagNameMap[Name];
}

/** Fills texts into the nodes, in order. */
export function fillIn(nodes: Iterable<Node>, texts: readonly string[]): void {
  let index = 0;
  for (const node of nodes) {
    const text = texts[index++];
    if (text !== undefined) node.textContent = text;
  }
}
