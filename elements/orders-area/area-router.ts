import { SCREEN_KEYS } from '../../src/app/navigation/area-path.js';
import { toSearch } from '../../src/app/navigation/search-keys.js';
import type { AreaController } from '../../src/app/navigation/area-controller.js';
import { PATHS } from '../../src/app/navigation/destination.js';
import { removePrivateParameters } from '../../src/app/navigation/page-query.js';
import type { GoOptions, Router } from '../../src/app/navigation/router.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import {
  isHistory,
  readAddress,
  readReturnAddress,
  toAddressRules,
  writeAddress,
  writeReturnAddress,
  type AddressRules,
} from './area-address.js';
import { EntryRestorer } from './entry-restorer.js';

interface AreaRouterDeps {
  readonly context: ElementContext;
  readonly area: AreaController;
  /** Whether another shopper used the area before. Their search is then discarded. */
  readonly isNext: boolean;
}

/** Synchronises the route with the address bar, in each of the three kinds of routing. */
export class AreaRouter implements Router {
  readonly identity: Router['identity'];
  readonly route: Router['route'];
  readonly screenKeys = SCREEN_KEYS;
  readonly restorer: EntryRestorer;
  readonly #context: ElementContext;
  readonly #area: AreaController;
  readonly #stop: () => void;
  #lastEntry: number;
  /** The search of the history that the current entry was opened from, with its question mark. */
  #search = '';

  constructor(element: HTMLElement, { context, area, isNext }: AreaRouterDeps) {
    this.#context = context;
    this.#area = area;
    this.identity = area.identity.store;
    this.route = area.route;
    this.restorer = new EntryRestorer(element, area, context);
    // In memory routing, the history entries belong to the page.
    if (this.#rules().routing !== 'memory') this.restorer.followEntries();
    this.#lastEntry = this.restorer.findEntry() ?? 0;
    // A page may remove the area in its own listener of the same event, so check that it is still connected.
    this.#stop = area.bar.onMove(() => element.isConnected && this.#readMove());
    this.#readFirst();
    if (isNext) this.#search = '';
  }

  /** The address of a path. The address of the history includes the search that the shopper came from. */
  toUrl(path: string): string {
    return writeAddress(this.#toPath(path), this.#area.bar.address(), this.#rules());
  }

  /** The same as an absolute address, independent of the page's `<base>`. */
  toHref(path: string): string {
    return new URL(this.toUrl(path), this.#area.bar.address()).href;
  }

  go(to: string, options: GoOptions = {}): void {
    const { bar, route } = this.#area;
    const path = this.#toPath(to);
    const { entry } = route.getState();
    if (isHistory(this.getPath())) this.#search = toSearch(this.getPath());
    // As with any link, navigating to the current address adds no history entry.
    const isReplaced = options.isReplaced === true || this.#isHere(path);
    const arrival = isReplaced ? 'replace' : 'push';
    const next = isReplaced ? entry : this.#nextEntry();
    if (!isReplaced) {
      this.restorer.note(this.toHref(path));
      this.restorer.open(next, path);
    }
    if (this.#rules().routing !== 'memory') {
      const url = this.toHref(path);
      const state = this.restorer.toState({ ordersEntry: next, ordersTop: 0, ordersSearch: this.#search });
      if (isReplaced) bar.replace(url, state);
      else bar.push(url, state);
    }
    const { notice } = options;
    route.setState({ path, arrival, entry: next, ...(notice && { notice }) }, true);
  }

  getPath(): string {
    return this.#area.route.getState().path ?? '/';
  }

  getCurrentUrl(): string {
    return this.toReturnAddress(this.getPath());
  }

  /** The address of a path as used in `redirectPath`. */
  readonly toReturnAddress = (path: string): string =>
    writeReturnAddress(path, this.#area.bar.address(), this.#rules());

  /** Reads an untrusted address as a path of the area. */
  readonly readPath = (address: string): string | undefined =>
    readReturnAddress(address, this.#area.bar.address(), this.#rules());

  dispose(): void {
    this.#stop();
    this.restorer.dispose();
  }

  #readFirst(): void {
    const { bar, route } = this.#area;
    const { path } = readAddress(bar.address(), this.#rules());
    const entry = this.#takeEntry().entry;
    route.setState({ path, arrival: 'first', entry }, true);
  }

  #readMove(): void {
    removePrivateParameters(this.#context.platform);
    const { bar, route } = this.#area;
    const rules = this.#rules();
    const { path } = readAddress(bar.address(), rules);
    // The page handles addresses outside of the area, and in memory routing all addresses.
    if (rules.routing === 'memory' || path === undefined) return;
    this.restorer.note();
    const { entry, isNew } = this.#takeEntry();
    route.setState({ path, arrival: isNew ? 'push' : 'traverse', entry }, true);
  }

  /** Reads the current history entry, and returns its number. A plain link, or the page itself, creates entries without one. */
  #takeEntry(): { readonly entry: number; readonly isNew: boolean } {
    this.#search = this.restorer.findSearch();
    const known = this.restorer.findEntry();
    if (known !== undefined) {
      this.#lastEntry = Math.max(this.#lastEntry, known);
      return { entry: known, isNew: false };
    }
    const entry = this.#nextEntry();
    if (this.#rules().routing !== 'memory') this.restorer.write({ ordersEntry: entry, ordersTop: 0 });
    return { entry, isNew: true };
  }

  #toPath(path: string): string {
    return path === PATHS.history && !isHistory(this.getPath()) ? path + this.#search : path;
  }

  #isHere(path: string): boolean {
    return this.toHref(path) === this.#area.bar.address().href;
  }

  #nextEntry(): number {
    this.#lastEntry += 1;
    return this.#lastEntry;
  }

  #rules(): AddressRules {
    return toAddressRules(this.#context.settings.getState().configuration);
  }
}
