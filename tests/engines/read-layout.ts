/** An element that a page shows. */
export interface Box {
  /** Its path, through shadow roots and slots: `main > orders-detail > div.root:2`. */
  readonly path: string;
  /** Its own text, or the value of a field. */
  readonly text: string;
  /** CSS pixels; 0 for an inline element, whose width depends on its words and on line breaks. */
  readonly width: number;
}

/** Reads what a page shows, in tree order. Runs in the page, so it uses nothing from outside. */
export function readLayout(): Box[] {
  const NEVER_DRAWN = 'script, style, template, option, optgroup';
  const boxes: Box[] = [];

  const listChildren = (element: Element): Node[] => {
    if (element.shadowRoot) return [...element.shadowRoot.childNodes];
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes({ flatten: true }) : [];
    return assigned.length > 0 ? assigned : [...element.childNodes];
  };
  const readValue = (element: Element): string | undefined => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text;
    if (element.matches('[type=radio], [type=checkbox]')) return '';
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined;
  };
  const readText = (element: Element): string => {
    const words = listChildren(element).flatMap((node) => (node instanceof Text ? node.data : []));
    const text = readValue(element) ?? words.join(' ');
    // A countdown continues while the next engine is read, and each engine sends a form at another second.
    const still = element.matches('.figures, dd') ? text.replace(/(\d+:)?\d+:\d\d/, '0:00') : text;
    // The kind of space in a date or before a sign depends on the version of the language data.
    return still.replace(/\s+/g, ' ').trim();
  };
  const visit = (element: Element, path: string): void => {
    const { display } = getComputedStyle(element);
    const hasBox = display !== 'contents';
    if (element.matches(NEVER_DRAWN) || (hasBox && !element.checkVisibility())) return;
    const width = display === 'inline' ? 0 : element.getBoundingClientRect().width;
    if (hasBox) boxes.push({ path, text: readText(element), width });
    // A drawing contains shapes, not boxes.
    if (element instanceof SVGElement || element instanceof HTMLSelectElement) return;
    const seen = new Map<string, number>();
    for (const child of listChildren(element)) {
      if (!(child instanceof Element)) continue;
      const name = [child.localName, ...child.classList].join('.');
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      visit(child, `${path} > ${name}${count > 1 ? `:${count}` : ''}`);
    }
  };

  // Everything around it belongs to the demo.
  const main = document.querySelector('main');
  if (main) visit(main, 'main');
  return boxes;
}

/**
 * Gives a page the same width and the same font in every engine: a scroll bar takes space in some engines and covers the page in others,
 * and a page without a font uses the engine's default.
 */
export function removeEngineDefaults(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scrollbar-width: none !important; } :where(html) { font-family: system-ui; }');
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
}
