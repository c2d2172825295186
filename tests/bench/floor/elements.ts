import { SHEET } from './sheet.js';

let sheet: CSSStyleSheet | undefined;

/** A shadow root in the floor's look; the sheet is made once for all of them. */
export function openRoot(element: HTMLElement): ShadowRoot {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
  }
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Makes copies of one piece of markup. */
export function createStencil<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  markup: string,
): () => HTMLElementTagNameMap[Name] {
  const piece = document.createElement(name);
  piece.innerHTML = markup;
  return () => piece.cloneNode(true) as HTMLElementTagNameMap[Name];
}

/** Texts for the nodes, one after the other. */
export function fillIn(nodes: Iterable<Node>, texts: readonly string[]): void {
  let index = 0;
  for (const node of nodes) {
    const text = texts[index++];
    if (text !== undefined) node.textContent = text;
  }
}
