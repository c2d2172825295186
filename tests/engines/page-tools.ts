import { Ivya } from 'ivya';
import { getElementAccessibleName, isElementVisible } from 'ivya/utils';

/** What a Playwright assertion asks about the page. */
export interface Question {
  readonly expression: string;
  readonly texts: readonly {
    readonly string?: string;
    readonly source?: string;
    readonly flags?: string;
    readonly isPart: boolean;
  }[];
  readonly count?: number;
  readonly name?: string;
}

export interface Answer {
  readonly matches: boolean;
  readonly value: unknown;
}

const isWebKit = !navigator.userAgent.includes('Firefox') && !navigator.userAgent.includes('Chrome');
const finder = Ivya.create({ browser: isWebKit ? 'webkit' : 'firefox' });

const query = (selector: string): Element[] => finder.queryLocatorSelectorAll(selector);

/** Returns the only element that matches; the text of an error if there is none, or more than one. */
function findOne(selector: string): Element | string {
  const found = query(selector);
  const [element] = found;
  return found.length === 1 && element ? element : `${found.length} elements`;
}

/** Returns the point to click once the element is reachable there; otherwise the text that names the obstacle. */
async function findPoint(selector: string): Promise<{ readonly x: number; readonly y: number } | string> {
  const element = findOne(selector);
  if (typeof element === 'string') return element;
  if (!isElementVisible(element)) return 'it is hidden';
  if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await waitForFrames();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return 'it moves';
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = findAt(x, y);
  const isReached =
    hit !== undefined && listAncestors(hit).some((node) => node === element || isLabelOf(node, element));
  return isReached ? { x, y } : `${hit?.localName ?? 'nothing'}.${hit?.className ?? ''} is in front of it`;
}

/** Waits two frames, in which anything that moves has moved. */
function waitForFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Returns the element that the pointer would hit, including elements in shadow roots. */
function findAt(x: number, y: number): Element | undefined {
  let hit = document.elementFromPoint(x, y) ?? undefined;
  for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit;) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(x, y);
  }
  return hit;
}

function listAncestors(node: Element): Element[] {
  const root = node.getRootNode();
  const parent = node.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
  return parent ? [node, ...listAncestors(parent)] : [node];
}

function isLabelOf(node: Element, element: Element): boolean {
  return node instanceof HTMLLabelElement && node.control === element;
}

/** Focuses a field and selects its content, so that typing replaces it. */
function focusField(selector: string): string | undefined {
  const element = findOne(selector);
  if (typeof element === 'string') return element;
  if (!isElementVisible(element)) return 'it is hidden';
  if (element.matches(':disabled, :read-only:not(select)')) return 'it cannot be filled in';
  (element as HTMLInputElement).focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return undefined;
}

function focusOnly(selector: string): string | undefined {
  const element = findOne(selector);
  if (typeof element === 'string') return element;
  (element as HTMLElement).focus();
  return undefined;
}

function select(
  selector: string,
  choice: { readonly index?: number; readonly label?: string; readonly value?: string },
): string | undefined {
  const list = findOne(selector);
  if (!(list instanceof HTMLSelectElement)) return typeof list === 'string' ? list : 'it is no list';
  const name = choice.value ?? choice.label ?? '';
  const index = choice.index ?? [...list.options].findIndex(({ value, label }) => value === name || label === name);
  if (list.disabled || !list.options[index]) return `it has no entry ${JSON.stringify(choice)}`;
  list.focus();
  list.selectedIndex = index;
  for (const kind of ['input', 'change'])
    list.dispatchEvent(new Event(kind, { bubbles: true, composed: kind === 'input' }));
  return undefined;
}

const toPlain = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ');

/** Reads text including shadow roots, as Playwright does. */
function readText(node: Node): string {
  if (node instanceof HTMLElement && ['STYLE', 'SCRIPT'].includes(node.tagName)) return '';
  if (node instanceof Text) return node.data;
  const inside =
    node instanceof Element && node.shadowRoot ? [node.shadowRoot, ...node.childNodes] : [...node.childNodes];
  return inside.map(readText).join('');
}

function isInView(element: Element, ratio: number): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const share = entry?.intersectionRatio ?? 0;
      resolve(share > 0 && share >= ratio);
    });
    observer.observe(element);
  });
}

const DISABLED = ':disabled, [aria-disabled=true]';

/** The assertions about one element: each returns whether it holds, or the text to compare. */
const READERS: Readonly<Record<string, (element: Element, question: Question) => unknown>> = {
  'to.be.visible': (element) => isElementVisible(element),
  'to.be.attached': () => true,
  'to.be.in.viewport': (element, { count = 0 }) => isInView(element, count),
  'to.be.enabled': (element) => !element.matches(DISABLED),
  'to.be.disabled': (element) => element.matches(DISABLED),
  'to.be.checked': (element) => element.matches(':checked, [aria-checked=true]'),
  'to.be.focused': (element) =>
    (element.getRootNode() as Document | ShadowRoot).activeElement === element && document.hasFocus(),
  'to.be.empty': (element) =>
    element instanceof HTMLInputElement ? element.value === '' : readText(element).trim() === '',
  'to.have.attribute': (element, { name = '' }) => element.hasAttribute(name),
  'to.have.attribute.value': (element, { name = '' }) => element.getAttribute(name),
  'to.have.value': (element) => (element as HTMLInputElement).value,
  'to.have.text': (element) => toPlain(readText(element)),
  'to.have.accessible.name': (element) => getElementAccessibleName(element, false),
};

/** The assertions about all elements that match. */
const COUNTERS: Readonly<Record<string, (found: readonly Element[], question: Question) => boolean>> = {
  'to.have.count': (found, { count }) => found.length === count,
  'to.be.detached': (found) => found.length === 0,
  'to.be.hidden': (found) => found.every((element) => !isElementVisible(element)),
  'to.have.text.array': (found, { texts }) =>
    found.length === texts.length && found.every((element, index) => fits(toPlain(readText(element)), texts[index])),
};

function fits(value: string, text: Question['texts'][number] | undefined): boolean {
  if (!text) return false;
  const { string = '', source, flags, isPart } = text;
  if (source !== undefined) return new RegExp(source, flags).test(value);
  return isPart ? value.includes(toPlain(string)) : value === string;
}

async function evaluate(selector: string, question: Question): Promise<Answer> {
  const { expression, texts } = question;
  const found = query(selector);
  const counter = COUNTERS[expression];
  if (counter) return { matches: counter(found, question), value: found.length };
  const reader = READERS[expression];
  if (!reader) throw new Error(`${expression} is not known to the tests of the engines.`);
  const [element] = found;
  if (!element) return { matches: false, value: 'no such element' };
  if (found.length > 1) throw new Error(`${found.length} elements where one was meant`);
  const value = await reader(element, question);
  return { matches: typeof value === 'boolean' ? value : fits(String(value), texts[0]), value };
}

Object.assign(globalThis, {
  ordersTools: { query, findOne, findPoint, focusField, focusOnly, readText, select, evaluate },
});
