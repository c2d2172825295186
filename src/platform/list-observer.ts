/**
 * What of a long list is in sight, and the stubs in it. Apart from the rest of the browser: only long lists have to know. Stubs are
 * `.stub`; which page of the list an item belongs to is noted on it as `data-page`.
 */
export interface ListObserver {
  /**
   * Takes the items over as they stand now, and says on each where it stands in the whole list. A stub out of sight is hidden until
   * it is found, where the browser knows how.
   */
  follow(pages: readonly PageItems[], toName: StubNamer): void;
  /** Each page by its place, as far as it has items; none while the list is not drawn. */
  measure(): Map<number, Measure>;
  /** The stub that has the focus, by the place of its page. */
  findFocusedStub(): FocusedStub | undefined;
  /** Scrolls as little as it takes to show the item that a match was found for. */
  showMatch(match: StubMatch): void;
  stop(): void;
}

/** What stands in the list for a page: its items one by one, or a stub. */
export interface PageItems {
  readonly count: number;
  /** A stub is at least as high as its items were, in pixels. */
  readonly stubHeight?: number;
}

/** Something was found in the stub of a page, in the line that stands for one of its items. */
export interface StubMatch {
  readonly place: number;
  readonly line: number;
}

/** What a stub is called, by the places of its first and its last item in the list, counted from 1. */
export type StubNamer = (first: number, last: number) => string;

export interface Measure {
  readonly height: number;
  /** From the edge of what is on show, in pixels; 0 in sight, below 0 with the focus in it. Infinite beyond what is near. */
  readonly distance: number;
}

export interface FocusedStub {
  readonly place: number;
  /** The focus came from what follows in the page. */
  readonly isBackwards: boolean;
}

export interface ListListeners {
  /** Something came near, or is no longer. */
  readonly onMove: () => void;
  /** The browser's own search found something in a stub, and has scrolled there. */
  readonly onMatch: (match: StubMatch) => void;
}

/** As high as the window, above it and below: what comes into sight with a turn of the wheel is there before. */
const NEAR = '100% 0px';

export function observeList(list: HTMLElement, { onMove, onMatch }: ListListeners): ListObserver {
  const controller = new AbortController();
  const { signal } = controller;
  let items = new Set<Element>();
  let isBackwards = false;
  const observer = new IntersectionObserver(onMove, { rootMargin: NEAR });
  // Older engines would not show again what is hidden so: there the text stays.
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
      for (const item of now) if (!items.has(item)) observer.observe(item);
      items = now;
      number(list, pages, toName);
    },
    measure: () => measureList(list, canHide),
    findFocusedStub() {
      const focused = getFocused(list);
      return focused?.matches('.stub') ? { place: getPlace(focused), isBackwards } : undefined;
    },
    showMatch({ place, line }) {
      const items = [...list.children].filter((item) => getPlace(item) === place);
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
    const place = getPlace(item);
    const box = boxes.get(place) ?? { top, bottom };
    boxes.set(place, { top: Math.min(box.top, top), bottom: Math.max(box.bottom, bottom) });
  }
  for (const stub of listStubs(list)) {
    const box = boxes.get(getPlace(stub));
    if (box) hide(stub, canHide && !isNear(box));
  }
  const toMeasure = ({ top, bottom }: Box, place: number): Measure => ({
    height: bottom - top,
    distance: focused && getPlace(focused) === place ? -1 : findDistance({ top, bottom }),
  });
  return new Map([...boxes].map(([place, box]) => [place, toMeasure(box, place)]));
}

/** Only once the browser has scrolled to what it found can be told which line that is. */
function followMatch(target: EventTarget | null, onMatch: ListListeners['onMatch']): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      onMatch({ place: getPlace(target), line: findMiddleLine(target) });
    }),
  );
}

/** The line of a stub's text that is nearest to the middle of the window, where the browser puts a match. */
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

function getPlace(item: EventTarget | null): number {
  return item instanceof Element ? Number(item.getAttribute('data-page') ?? NaN) : NaN;
}

/** Says on each item where it stands, in the list as it is with all its stubs brought back. */
function number(list: HTMLElement, pages: readonly PageItems[], toName: StubNamer): void {
  const size = pages.reduce((sum, { count }) => sum + count, 0);
  let item = list.firstElementChild;
  let before = 0;
  for (const [place, { count, stubHeight }] of pages.entries()) {
    if (stubHeight !== undefined && item instanceof HTMLElement) {
      write(item, 'aria-label', toName(before + 1, before + count));
      resize(item, stubHeight);
    }
    for (let index = 0; index < (stubHeight === undefined ? count : 1) && item; index += 1) {
      write(item, 'data-page', place);
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

/** Set as a property: a style attribute would need an entry in the page's content security policy. */
function resize({ style }: HTMLElement, height: number): void {
  // Written only where it changes, and the browser keeps fewer digits: each writing has it lay out the list.
  if (!(Math.abs(parseFloat(style.minBlockSize) - height) < 0.01)) style.minBlockSize = `${height}px`;
}

function hide(stub: HTMLElement, isHidden: boolean): void {
  if (stub.hasAttribute('hidden') === isHidden) return;
  if (isHidden) stub.setAttribute('hidden', 'until-found');
  else stub.removeAttribute('hidden');
}

/** 0 in sight. */
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

/** Whether a node comes after another and is not in it; one outside of the other's shadow tree, after its host. */
function follows(node: Node, other: Node): boolean {
  const place = other.compareDocumentPosition(node);
  const root = other.getRootNode();
  if (place & Node.DOCUMENT_POSITION_DISCONNECTED) return root instanceof ShadowRoot && follows(node, root.host);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (place & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}
