/**
 * Observes which items of a long list are near the viewport, and its stubs (placeholders with the class `.stub`). The attribute
 * `data-page` on an item names its page of the list. In a module of its own, because only long lists need it.
 */
export interface ListObserver {
  /**
   * Registers the current items and writes each one's position in the whole list onto it. A stub outside of the viewport is hidden until
   * found, if the browser supports that.
   *
   * @returns whether there are new items, which `onMove` reports after their layout
   */
  follow(pages: readonly PageItems[], toName: StubNamer): boolean;
  /** Measures each page that has items, by its index; empty while the list is not rendered. */
  measure(): Map<number, Measure>;
  /** The focused stub, with the index of its page. */
  findFocusedStub(): FocusedStub | undefined;
  /** Scrolls the matched item into view with as little movement as possible. */
  showMatch(match: StubMatch): void;
  stop(): void;
}

/** What the list contains for a page: its single items, or one stub. */
export interface PageItems {
  readonly count: number;
  /** Set for a stub: its minimum height in pixels, which is the height of its items. */
  readonly stubHeight?: number;
}

/** A match of the browser's search in a page's stub, on the line of one of its items. */
export interface StubMatch {
  readonly pageIndex: number;
  readonly line: number;
}

/** Names a stub, from the positions of its first and last item in the list, counted from 1. */
export type StubNamer = (first: number, last: number) => string;

export interface Measure {
  readonly height: number;
  /** Distance from the viewport in pixels; 0 inside it, below 0 if the page has the focus, and infinite if it is not near. */
  readonly distance: number;
}

export interface FocusedStub {
  readonly pageIndex: number;
  /** The focus came from an element after the list, that is, moved backwards. */
  readonly isBackwards: boolean;
}

export interface ListListeners {
  /** Items came near the viewport, or are no longer near. */
  readonly onMove: () => void;
  /** The browser's search found a match in a stub and scrolled to it. */
  readonly onMatch: (match: StubMatch) => void;
}

/** One window height above and below, so that items are loaded before one turn of the wheel brings them into view. */
const NEAR = '100% 0px';

export function observeList(list: HTMLElement, { onMove, onMatch }: ListListeners): ListObserver {
  const controller = new AbortController();
  const { signal } = controller;
  let items = new Set<Element>();
  let isBackwards = false;
  const observer = new IntersectionObserver(onMove, { rootMargin: NEAR });
  // Older engines would never reveal hidden text, so there it stays visible.
  const canHide = 'onbeforematch' in document;

  list.addEventListener('beforematch', ({ target }) => followMatch(target, onMatch), { signal });
  list.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      isBackwards = target instanceof Node && relatedTarget instanceof Node && follows(relatedTarget, target);
      onMove();
    },
    { signal },
  );

  return {
    follow(pages, toName) {
      const now = new Set(list.children);
      for (const item of items) if (!now.has(item)) observer.unobserve(item);
      const added = [...now].filter((item) => !items.has(item));
      for (const item of added) observer.observe(item);
      items = now;
      number(list, pages, toName);
      return added.length > 0;
    },
    measure: () => measureList(list, canHide),
    findFocusedStub() {
      const focused = getFocused(list);
      return focused?.matches('.stub') ? { pageIndex: getPageIndex(focused), isBackwards } : undefined;
    },
    showMatch({ pageIndex, line }) {
      const items = [...list.children].filter((item) => getPageIndex(item) === pageIndex);
      items[line]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    stop() {
      observer.disconnect();
      controller.abort();
    },
  };
}

function measureList(list: HTMLElement, canHide: boolean): Map<number, Measure> {
  if (list.getClientRects().length === 0) return new Map();
  const focused = getFocused(list)?.closest('[data-page]');
  const boxes = new Map<number, Box>();
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect();
    const pageIndex = getPageIndex(item);
    const box = boxes.get(pageIndex) ?? { top, bottom };
    boxes.set(pageIndex, { top: Math.min(box.top, top), bottom: Math.max(box.bottom, bottom) });
  }
  for (const stub of listStubs(list)) {
    const box = boxes.get(getPageIndex(stub));
    if (box) hide(stub, canHide && !isNear(box));
  }
  const toMeasure = ({ top, bottom }: Box, pageIndex: number): Measure => ({
    height: bottom - top,
    distance: focused && getPageIndex(focused) === pageIndex ? -1 : findDistance({ top, bottom }),
  });
  return new Map([...boxes].map(([pageIndex, box]) => [pageIndex, toMeasure(box, pageIndex)]));
}

/** Waits until the browser has scrolled to the match: only then does the scroll position tell which line it is. */
function followMatch(target: EventTarget | null, onMatch: ListListeners['onMatch']): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      onMatch({ pageIndex: getPageIndex(target), line: findMiddleLine(target) });
    }),
  );
}

/** The line of a stub's text closest to the middle of the window, where the browser puts a match. */
function findMiddleLine(stub: HTMLElement): number {
  const text = [...stub.childNodes].find((node) => node instanceof Text);
  if (!text) return 0;
  const range = document.createRange();
  let start = 0;
  const distances = text.data.split('\n').map((line) => {
    range.setStart(text, start);
    range.setEnd(text, start + line.length);
    start += line.length + 1;
    const { top, bottom } = range.getBoundingClientRect();
    return Math.abs((top + bottom - innerHeight) / 2);
  });
  return distances.indexOf(Math.min(...distances));
}

interface Box {
  readonly top: number;
  readonly bottom: number;
}

function listStubs(list: HTMLElement): NodeListOf<HTMLElement> {
  return list.querySelectorAll<HTMLElement>('.stub');
}

function getPageIndex(item: EventTarget | null): number {
  return item instanceof Element ? Number(item.getAttribute('data-page') ?? NaN) : NaN;
}

/** Writes each item's position onto it, as in the list with all stubs expanded. */
function number(list: HTMLElement, pages: readonly PageItems[], toName: StubNamer): void {
  const size = pages.reduce((sum, { count }) => sum + count, 0);
  let item = list.firstElementChild;
  let before = 0;
  for (const [pageIndex, { count, stubHeight }] of pages.entries()) {
    if (stubHeight !== undefined && item instanceof HTMLElement) {
      write(item, 'aria-label', toName(before + 1, before + count));
      resize(item, stubHeight);
    }
    for (let index = 0; index < (stubHeight === undefined ? count : 1) && item; index += 1) {
      write(item, 'data-page', pageIndex);
      write(item, 'aria-setsize', size);
      write(item, 'aria-posinset', before + index + 1);
      item = item.nextElementSibling;
    }
    before += count;
  }
}

function write(item: Element, name: string, value: string | number): void {
  if (item.getAttribute(name) !== String(value)) item.setAttribute(name, String(value));
}

/** Sets a property: a style attribute would have to be allowed by the page's content security policy. */
function resize({ style }: HTMLElement, height: number): void {
  // Written only when it changes, because every write causes a layout. The tolerance is there because browsers round the value.
  if (!(Math.abs(parseFloat(style.minBlockSize) - height) < 0.01)) style.minBlockSize = `${height}px`;
}

function hide(stub: HTMLElement, isHidden: boolean): void {
  if (stub.hasAttribute('hidden') === isHidden) return;
  if (isHidden) stub.setAttribute('hidden', 'until-found');
  else stub.removeAttribute('hidden');
}

/** 0 inside the viewport. */
function findDistance(box: Box): number {
  if (!isNear(box)) return Infinity;
  return Math.max(0, box.top - innerHeight, -box.bottom);
}

function isNear({ top, bottom }: Box): boolean {
  return bottom >= -innerHeight && top <= 2 * innerHeight;
}

function getFocused(list: HTMLElement): Element | null {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return list.contains(focused) ? focused : null;
}

/**
 * Whether a node follows another in the document and is not inside it. A node outside of the other's shadow tree is compared with its
 * host.
 */
function follows(node: Node, other: Node): boolean {
  const position = other.compareDocumentPosition(node);
  const root = other.getRootNode();
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED) return root instanceof ShadowRoot && follows(node, root.host);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}

/**
 * Returns the browser's own copy of a string. A rendered text is stored in the document anyway; reading it back shares that storage, so
 * the text is in memory once instead of twice.
 */
export function toSharedText(text: string): string {
  return document.createTextNode(text).data;
}
