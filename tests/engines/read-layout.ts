/** An element that a page shows. */
export interface Box {
  /** Where it stands, with shadow roots and slots as they are drawn: `main > orders-detail > div.root:2`. */
  readonly path: string;
  /** Its own words, or what a field holds. */
  readonly text: string;
  /** CSS pixels; 0 of what lies in a line of text, where the words decide, and where they break. */
  readonly width: number;
}

/** Reads what a page shows, in the order of its tree. Runs in the page, so it brings all that it needs. */
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
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : undefined;
  };
  const readText = (element: Element): string => {
    const words = listChildren(element).flatMap((node) => (node instanceof Text ? node.data : []));
    const text = readValue(element) ?? words.join(' ');
    // A countdown has figures of one width, and goes on while the next engine is read.
    const still = element.matches('.figures') ? text.replace(/\d+:\d\d/, '0:00') : text;
    // Which blank stands in a date or before a sign is up to the version of the language data.
    return still.replace(/\s+/g, ' ').trim();
  };
  const visit = (element: Element, path: string): void => {
    const { display } = getComputedStyle(element);
    const hasBox = display !== 'contents';
    if (element.matches(NEVER_DRAWN) || (hasBox && !element.checkVisibility())) return;
    const width = display === 'inline' ? 0 : element.getBoundingClientRect().width;
    if (hasBox) boxes.push({ path, text: readText(element), width });
    // Inside a drawing there are shapes, no boxes.
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

  // What stands around it belongs to the demo.
  const main = document.querySelector('main');
  if (main) visit(main, 'main');
  return boxes;
}

/**
 * The same room and the same font in every engine: a scroll bar takes room in one, and lies above the page in another, and a page that
 * names no font has the engine's.
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
