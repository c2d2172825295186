/**
 * One constructed sheet per text and page, shared by all tags: the only kind of style that works where a page forbids style elements
 * and style attributes.
 */
export function adoptStyles(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...texts.map(getSheet)])];
}

const sheets = new Map<string, CSSStyleSheet>();

function getSheet(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
