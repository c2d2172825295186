import type { AreaOwn } from '../../src/host/compose-area.js';
import type { Router } from '../../src/host/router.js';
import type { Scope } from '../../src/host/scope.js';
import {
  readAddress,
  readReturnAddress,
  toAddressRules,
  writeAddress,
  writeReturnAddress,
  type AddressRules,
} from './area-address.js';
import { ScrollKeeper } from './scroll-keeper.js';

/** Keeps the route and the address bar in step, in each of the three kinds of routing. */
export class AreaRouter implements Router {
  readonly identity: Router['identity'];
  readonly scroll: ScrollKeeper;
  readonly #scope: Scope;
  readonly #area: AreaOwn;
  readonly #stop: () => void;
  #lastEntry: number;

  constructor(element: HTMLElement, scope: Scope, area: AreaOwn) {
    this.#scope = scope;
    this.#area = area;
    this.identity = area.identity.store;
    this.scroll = new ScrollKeeper(element, area, scope.platform.after);
    this.#lastEntry = this.scroll.readEntry();
    this.#stop = area.bar.onMove(() => this.#read('move'));
    this.#read('first');
  }

  toUrl(path: string): string {
    return writeAddress(path, this.#area.bar.address(), this.#rules());
  }

  go(path: string, { isReplaced = false } = {}): void {
    const { bar, route } = this.#area;
    const { entry } = route.getState();
    const arrival = isReplaced ? 'replace' : 'push';
    const next = isReplaced ? entry : this.#nextEntry();
    if (!isReplaced) this.scroll.note(entry);
    if (this.#rules().routing !== 'memory') {
      const url = this.toUrl(path);
      const state = this.scroll.toState({ ordersEntry: next, ordersTop: 0 });
      if (isReplaced) bar.replace(url, state);
      else bar.push(url, state);
    }
    route.setState({ path, arrival, entry: next }, true);
  }

  getCurrentUrl(): string {
    return this.toReturnAddress(this.#area.route.getState().path ?? '/');
  }

  /** The address of a path as `redirectPath` keeps it. */
  readonly toReturnAddress = (path: string): string =>
    writeReturnAddress(path, this.#area.bar.address(), this.#rules());

  /** Reads an address that anybody may have written as a path of ours. */
  readonly readPath = (address: string): string | undefined =>
    readReturnAddress(address, this.#area.bar.address(), this.#rules());

  dispose(): void {
    this.#stop();
    this.scroll.dispose();
  }

  #read(arrival: 'first' | 'move'): void {
    const { bar, route } = this.#area;
    const rules = this.#rules();
    const before = route.getState();
    // In memory routing the address says nothing: a move through the history is the page's own.
    if (rules.routing === 'memory' && arrival === 'move') return;
    if (arrival === 'move') this.scroll.note(before.entry);
    const { path } = readAddress(bar.address(), rules);
    const entry = this.scroll.readEntry();
    this.#lastEntry = Math.max(this.#lastEntry, entry);
    route.setState({ path, arrival, entry }, true);
  }

  #nextEntry(): number {
    this.#lastEntry += 1;
    return this.#lastEntry;
  }

  #rules(): AddressRules {
    return toAddressRules(this.#scope.settings.getState().configuration);
  }
}
