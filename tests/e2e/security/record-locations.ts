import type { Page } from '@playwright/test';
import { EVENT_TABLE } from '../../../elements/event-table.js';
import type { ScanLocation } from './canary-hit.js';

interface Recording {
  /** Sources of the patterns to search for. */
  readonly patterns: readonly string[];
  readonly events: readonly string[];
}

/**
 * Reports every text with a canary that is in one of the page's places, however briefly: it hooks into all writes instead of polling. Runs
 * before the page's first script, in every page that is opened.
 */
export async function recordLocations(
  page: Page,
  patterns: readonly RegExp[],
  onText: (location: ScanLocation, text: string) => void,
): Promise<void> {
  await page.exposeFunction('reportLocation', onText);
  await page.addInitScript(startRecording, {
    patterns: patterns.map(({ source }) => source),
    events: Object.keys(EVENT_TABLE),
  });
}

/** Runs in the page. */
function startRecording({ patterns, events }: Recording): void {
  const canary = new RegExp(patterns.join('|'), 'i');
  const seen = new Set<string>();

  function note(location: ScanLocation, value: unknown): void {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const key = `${location} ${text}`;
    if (!canary.test(text) || seen.has(key)) return;
    seen.add(key);
    (window as unknown as { reportLocation(location: ScanLocation, text: string): void }).reportLocation(
      location,
      text,
    );
  }

  /** Inspects the arguments of every call of a method, and continues the call. */
  function tap(owner: object, name: string, look: (self: unknown, args: readonly unknown[]) => void): void {
    const method = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, function tapped(this: unknown, ...args: unknown[]): unknown {
      look(this, args);
      return Reflect.apply(method, this, args);
    });
  }

  tap(Storage.prototype, 'setItem', (self, args) =>
    note(self === localStorage ? 'local storage' : 'session storage', args.join(' ')),
  );
  for (const name of ['pushState', 'replaceState'] as const) {
    tap(History.prototype, name, (_self, [state, , url]) => {
      note('history state', state);
      if (typeof url === 'string' || url instanceof URL) note('URL', new URL(url, location.href).href);
    });
  }
  tap(IDBFactory.prototype, 'open', (_self, args) => note('IndexedDB', args));
  for (const name of ['put', 'add']) tap(IDBObjectStore.prototype, name, (_self, args) => note('IndexedDB', args));
  tap(window, 'postMessage', (_self, [message]) => note('postMessage', message));
  for (const channel of [MessagePort, BroadcastChannel]) {
    tap(channel.prototype, 'postMessage', (_self, [message]) => note('postMessage', message));
  }
  tap(LockManager.prototype, 'request', (_self, [name]) => note('names of locks', name));
  for (const name of events) {
    addEventListener(name, (event) => note('events', `${name} ${JSON.stringify((event as CustomEvent).detail)}`), true);
  }
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) note('resource timing', name);
  }).observe({ type: 'resource', buffered: true });

  const attributesOf = (element: Element): string[] =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`);

  /** Skips scripts: the page's own script belongs to the page, like the data in it. */
  function noteText(node: Node): void {
    for (const child of node.childNodes) if (child.nodeName !== 'SCRIPT') noteText(child);
    if (node instanceof Text && node.parentNode?.nodeName !== 'SCRIPT') note('light DOM', node.textContent);
  }

  function noteTree(node: Node, isShadow: boolean): void {
    if (!isShadow) noteText(node);
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      for (const attribute of attributesOf(element))
        note(isShadow ? 'attributes in shadow DOM' : 'light DOM', attribute);
    }
  }

  function watchRoot(root: Node, isShadow: boolean): void {
    new MutationObserver((records) => {
      for (const { type, target, attributeName, addedNodes } of records) {
        if (type === 'attributes' && target instanceof Element) {
          const value = target.getAttribute(attributeName ?? '') ?? '';
          note(isShadow ? 'attributes in shadow DOM' : 'light DOM', `${attributeName}="${value}"`);
        }
        if (type === 'characterData' && !isShadow) noteText(target);
        for (const node of addedNodes) noteTree(node, isShadow);
      }
      note('title', document.title);
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  watchRoot(document, false);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    watchRoot(root, true);
    return root;
  };
}
