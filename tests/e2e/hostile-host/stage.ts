/**
 * Creates a style sheet with the same layout for the plain page and the hostile page: the element's position, width and font, and the
 * background behind it, which a page may decide. Its specificity exceeds that of their sheets, and it hides the rest of the page.
 */
export function createStage(tag: string): string {
  const loud = ':not(#louder)';
  return `:is(html, body, body > main)${loud} {
      display: block !important; position: static !important; inset: auto !important; margin: 0 !important; padding: 0 !important;
      border: 0 !important; inline-size: auto !important; block-size: auto !important; min-inline-size: 0 !important;
      min-block-size: 0 !important; max-inline-size: none !important; background: #fff !important;
    }
    :is(head, body > :not(main), main > :not(${tag}))${loud} { display: none !important }
    ${tag}${loud} {
      display: block !important; position: static !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
      inline-size: auto !important; background: none !important; transform: none !important; translate: none !important;
      filter: none !important; opacity: 1 !important; visibility: visible !important; font-family: sans-serif !important;
    }`;
}

/** Adds style sheets to those of the page whenever it sets its own. Runs in the page, before its first script. */
export function addHostSheets(texts: readonly string[]): void {
  const sheets = texts.map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => real?.get?.call(document) as unknown,
    set: (adopted: readonly CSSStyleSheet[]) => real?.set?.call(document, [...adopted, ...sheets]),
  });
  document.adoptedStyleSheets = [];
}
