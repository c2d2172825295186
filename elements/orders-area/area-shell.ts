import { render } from 'lit-html';
import { createAreaController, type AreaController } from '../../src/app/navigation/area-controller.js';
import { HOME_COUNTRY } from '../../src/app/configuration/attribute-table.js';
import { IDENTITY_TIMEOUT } from '../../src/app/session/identity-controller.js';
import type { ElementContext } from '../../src/app/context/element-context.js';
import { toPath } from '../../src/app/navigation/destination.js';
import { AreaRouter } from './area-router.js';
import { findPageTitle, hasHeader, matchRoute, toPageTitle, toTitleScreen, type RouteMatch } from './routes.js';
import { findRedirectTarget, resolveRoute, toPaymentQuery, type Resolution, type Visitor } from './resolve-route.js';
import { createSlowNotice, createScreen, followChildren, loadTag, passSlots, updateScreen } from './screen.js';
import { toShell, type HeaderLink, type ShellBody } from './shell-template.js';

/** More redirects than this in a row would be a loop. */
const REDIRECTS = 5;

/** Forms follow a change of country with their input; other screens have loaded orders of their country and are recreated. */
const FORMS: readonly string[] = ['orders-guest-lookup', 'orders-gift-card-balance'];

type FoundEvent = CustomEvent<{ readonly orderNumber: string }>;

/** The area's content during one session of one shopper. */
export class AreaShell {
  readonly session: number;
  readonly #root: ShadowRoot;
  readonly #context: ElementContext;
  readonly #area: AreaController;
  readonly #router: AreaRouter;
  /** How paths are read. */
  readonly #paths: Pick<Visitor, 'readPath' | 'isOrderNumber'>;
  readonly #stops: (() => void)[];
  #body: ShellBody = { kind: 'wait' };
  #match: RouteMatch | undefined;
  /** The key of the content that `#body` was created for. */
  #shown = '';
  #isReady = false;
  /** The route whose screen has already been announced. */
  #settled: unknown;
  #isOver = false;
  #vetoed = '';
  readonly #noteWait: (isWaiting: boolean) => void;

  constructor(root: ShadowRoot, context: ElementContext, isNext: boolean) {
    this.#root = root;
    this.#context = context;
    this.session = context.settings.getState().session;
    this.#area = context.getController(createAreaController);
    this.#noteWait = createSlowNotice(context);
    this.#router = new AreaRouter(root.host as HTMLElement, { context, area: this.#area, isNext });
    this.#paths = { readPath: this.#router.readPath, isOrderNumber: context.isOrderNumber };
    const controller = new AbortController();
    const { signal } = controller;
    root.addEventListener('orders-ready', (event) => this.#handleReady(event), { signal });
    root.addEventListener('orders-order-found', (event) => this.#handleFound(event as FoundEvent), { signal });
    this.#stops = [
      () => controller.abort(),
      () => this.#noteWait(false),
      () => this.#router.dispose(),
      this.#area.route.subscribe(() => this.#handleMove()),
      this.#area.identity.store.subscribe(() => this.draw()),
      this.#area.onRefresh(() => this.#refresh()),
      followChildren(root.host, () => this.draw()),
    ];
    // The address may name an order of the previous shopper.
    if (isNext && this.#emitNavigate('/')) this.#router.go('/', { isReplaced: true });
    this.#preload();
  }

  get #country(): string {
    return this.#context.settings.getState().configuration.country;
  }

  /** Updates everything: the screen of the route, its attributes, title and header. */
  draw(): void {
    const { intl, configuration, session } = this.#context.settings.getState();
    // The session has ended, and the view creates another shell.
    if (this.#isOver || session !== this.session) return;
    this.#decide();
    this.#noteWait(this.#body.kind === 'wait');
    if (this.#body.kind === 'screen') {
      updateScreen(this.#context, this.#body.element);
      passSlots(this.#root.host, this.#body.element);
    }
    const { notice } = this.#area.route.getState();
    const hadFocus = this.#root.activeElement !== null;
    render(toShell({ configuration, intl, notice, body: this.#body, header: this.#findHeader() }), this.#root);
    // The focused element was removed. Until the next screen is ready, keep the focus in the area.
    if (hadFocus && !this.#root.activeElement) {
      this.#root.querySelector<HTMLElement>('.area')?.focus({ preventScroll: true });
    }
  }

  dispose(): void {
    this.#isOver = true;
    for (const stop of this.#stops) stop();
  }

  #decide(): void {
    const identity = this.#area.identity.store.getState();
    const { intl } = this.#context.settings.getState();
    if (!intl || identity.status === 'asking') return this.#show('wait', { kind: 'wait' });
    if (identity.status === 'timed-out') {
      if (this.#shown !== 'timed-out') {
        this.#context.report(IDENTITY_TIMEOUT);
        queueMicrotask(() => this.#settle());
      }
      return this.#show('timed-out', {
        kind: 'failed',
        title: intl.t('area.lateTitle'),
        text: intl.t('area.late'),
        onRetry: () => this.#area.identity.retry(),
      });
    }
    const resolution = this.#resolve(identity.who);
    if ('shown' in resolution) this.#showRoute(resolution.shown);
  }

  /** Follows redirects to their end: one replaced history entry, which the page may prevent. */
  #resolve(who: Visitor['who']): Resolution {
    const visitor: Visitor = {
      who,
      hasContact: this.#context.getPageState().remembered !== undefined,
      isFlagOn: (flag) => this.#context.isFlagOn(flag),
      hasCall: this.#context.hasCalls,
      ...this.#paths,
      toReturnAddress: this.#router.toReturnAddress,
    };
    const { path } = this.#area.route.getState();
    let resolution = resolveRoute(path, visitor);
    let target: string | undefined;
    for (let left = REDIRECTS; 'redirect' in resolution && left > 0; left -= 1) {
      target = resolution.redirect;
      resolution = resolveRoute(target, visitor);
    }
    if (target === undefined) return resolution;
    this.#redirect(target, `${who} ${path ?? ''} ${target}`);
    // Unless the page prevented it, the navigation has already rendered its screen.
    return { redirect: target };
  }

  /** After the page prevented a redirect, the same one is not attempted again. */
  #redirect(target: string, move: string): void {
    if (move === this.#vetoed) return;
    if (this.#emitNavigate(target)) this.#router.go(target, { isReplaced: true });
    else this.#vetoed = move;
  }

  #emitNavigate(path: string): boolean {
    const route = matchRoute(path, this.#paths)?.route.name ?? '';
    return this.#context.port.emit('orders-navigate', { to: this.#router.toUrl(path), route }, true);
  }

  #showRoute(match: RouteMatch): void {
    const { route, orderNumber } = match;
    this.#match = match;
    const number = orderNumber ?? findRedirectTarget(match, this.#paths)?.orderNumber;
    // The screen handles its own steps.
    const key = [route.name, number, !FORMS.includes(route.tag) && this.#country].join(' ');
    this.#setTitle(match);
    if (key === this.#shown) return;
    const { tag } = route;
    if (!customElements.get(tag)) return this.#load(key, match);
    this.#show(key, {
      kind: 'screen',
      element: createScreen(this.#context, { tag, router: this.#router, orderNumber: number }),
    });
  }

  /** Removes the previous screen at once, so that the content always matches the address. */
  #load(key: string, { route }: RouteMatch): void {
    if (this.#shown === `loading ${key}`) return;
    this.#show(`loading ${key}`, { kind: 'wait' });
    loadTag(route.tag, this.#country).then(
      () => this.draw(),
      () => this.#handleMissingChunk(key),
    );
  }

  #handleMissingChunk(key: string): void {
    const { intl } = this.#context.settings.getState();
    if (this.#shown !== `loading ${key}` || !intl) return;
    this.#context.report({ code: 'chunk-load', retryable: true });
    const onRetry = (): void => {
      this.#shown = '';
      this.draw();
    };
    this.#body = { kind: 'failed', title: intl.t('failure.networkTitle'), text: intl.t('area.chunkLoad'), onRetry };
    this.draw();
    this.#settle();
  }

  #show(key: string, body: ShellBody): void {
    if (key === this.#shown) return;
    this.#shown = key;
    this.#body = body;
  }

  /** Loads the screen of the address while the page still determines who is shopping. */
  #preload(): void {
    const { path } = this.#area.route.getState();
    const tag = matchRoute(path, this.#paths)?.route.tag;
    if (tag !== undefined) loadTag(tag, this.#country).catch(() => undefined);
  }

  #handleMove(): void {
    this.#context.port.redraw();
    this.draw();
  }

  /** Emits `orders-ready` once for the area, and hides those of its screens. */
  #handleReady(event: Event): void {
    if (!this.#isOfScreen(event)) return;
    event.stopPropagation();
    this.#settle();
  }

  /** Ignores events from other tags, which the page may have put into a slot. */
  #isOfScreen({ target }: Event): boolean {
    return this.#body.kind === 'screen' && target === this.#body.element;
  }

  /** Moves the focus to a new screen once it is ready, so that screen readers read it out. The first screen leaves the page's focus alone. */
  #settle(): void {
    const route = this.#area.route.getState();
    const isSameRoute = route === this.#settled;
    if (this.#body.kind !== 'failed') this.#settled = route;
    const { restorer } = this.#router;
    if (!this.#isReady) {
      this.#isReady = true;
      const top = restorer.findTop(route.entry);
      if (top !== undefined && top > 0) restorer.restore(top);
      return void this.#context.port.emit('orders-ready', {});
    }
    // After a change of country, the same screen is recreated. That does not count as a navigation.
    if (isSameRoute) return;
    restorer.resume(route, this.#findHeading());
  }

  #findHeading(): HTMLElement | null | undefined {
    const root = this.#body.kind === 'screen' ? this.#body.element.shadowRoot : this.#root;
    return root?.querySelector<HTMLElement>('[data-heading]');
  }

  /** An order was found: goes to the page that a guest wanted, or else to the order. */
  #handleFound(event: FoundEvent): void {
    if (!this.#isOfScreen(event) || !this.#context.getPageState().remembered) return;
    const path = this.#findFoundPath(event.detail);
    // Keep an order in the lookup if its number cannot be part of an address.
    if (matchRoute(path, this.#paths)?.orderNumber !== event.detail.orderNumber) return;
    this.#go(path);
  }

  #findFoundPath({ orderNumber }: FoundEvent['detail']): string {
    if (this.#isMember()) return toPath({ route: 'salesDetail', orderNumber });
    const match = this.#match;
    const target = match && findRedirectTarget(match, this.#paths);
    if (target?.orderNumber === orderNumber) return target.path;
    const query = match?.orderNumber === orderNumber ? toPaymentQuery(match) : '';
    return toPath({ route: 'guestDetail', orderNumber }) + query;
  }

  #isMember(): boolean {
    const identity = this.#area.identity.store.getState();
    return identity.status === 'known' && identity.who === 'member';
  }

  #findHeader(): HeaderLink | undefined {
    const { configuration } = this.#context.settings.getState();
    // Wait for the first screen: a header above the spinner would push it down.
    if (this.#body.kind === 'wait' && !this.#root.querySelector('header')) return undefined;
    if (!this.#isMember() || configuration.standalone || !this.#match) return undefined;
    if (!hasHeader(this.#root.host, this.#match.route)) return undefined;
    return { href: this.#router.toHref('/'), onPress: () => this.#go('/') };
  }

  #go(path: string): void {
    if (this.#emitNavigate(path)) this.#router.go(path);
  }

  #setTitle(match: RouteMatch): void {
    const { configuration, intl } = this.#context.settings.getState();
    const identity = this.#area.identity.store.getState();
    const title = identity.status === 'known' ? findPageTitle(match.route, identity.who) : undefined;
    if (!intl || title === undefined || configuration.routing === 'memory') return;
    const country = configuration.country === HOME_COUNTRY ? undefined : configuration.country;
    const suffix = this.#context.getAdapter()?.retailer?.titleSuffixUs;
    const words = [
      intl.t('areaTitle.screen', { screen: toTitleScreen(match) }),
      // A return has a step for each exchange.
      match.step?.match(/\d+/)?.[0],
      // The device's own history would show the title to the next shopper.
      configuration.kiosk ? undefined : match.orderNumber,
      intl.t(title),
    ];
    this.#area.bar.setTitle(toPageTitle({ brand: configuration.brand, country, suffix, words }));
  }

  #refresh(): void {
    if (this.#body.kind === 'screen') (this.#body.element as HTMLElement & { refresh?(): void }).refresh?.();
  }
}
