import { type ReactNode, createContext, useContext, useSyncExternalStore, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { CallName } from '../../http/model/call-classes.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { Failure, ErrorCode } from '../../http/model/failure.js';
import type { CompiledMessages, Intl18n, MessageId } from '../../i18n/create-intl.js';
import type { Market } from '../../markets/market.js';
import type { Platform } from '../../platform/platform.js';
import type { PageState } from '../state/registry.js';
import type { LinkName, OrdersAdapter, PublicAdapter } from '../configuration/adapter.js';
import type { Configuration } from '../configuration/configuration.js';
import type { Flag } from '../configuration/flag-table.js';
import type { Router } from '../navigation/router.js';

/** Views that a screen loads on demand, with the English messages and the style sheets that only they need. */
export interface LazyModule<Views> {
  readonly views: Views;
  readonly english: CompiledMessages;
  readonly styles: readonly string[];
}

/** A message that replaces a screen, ready to be rendered. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: {
    /** Checked by the URL gate; without it, the text is shown without a link. */
    readonly href: SafeUrl | undefined;
    readonly text: string;
  };
}

/** What the custom element provides to the components mounted in it. */
export interface ElementPort {
  readonly tag: string;
  readonly emit: Emit;
  /** An object property, by reference; absent if the page set none. */
  getProperty(name: string): unknown;
  /** Clears an object property, as if the page had unset it. */
  forgetProperty(name: string): void;
  /** Writes a warning to the integrator's console. */
  warn(message: string): void;
  addStyles(texts: readonly string[]): void;
  /** The area that shows this tag; absent if the tag stands alone. */
  getRouter(): Router | undefined;
  /** Whether the element is still connected. Pending work may end after it was removed. */
  isInPage(): boolean;
  /** Makes the element read its configuration again, after the address changed. */
  redraw(): void;
}

/** The element's resolved settings. They change as one. */
export interface Settings {
  readonly configuration: Configuration;
  /** Absent until the first call has loaded it, or if it could not be loaded. */
  readonly market: Market | undefined;
  /** Absent while the first wording loads. */
  readonly intl: Intl18n | undefined;
  /** Counts sessions: input and data on screen belong to one session. */
  readonly session: number;
  /** A dialog over whatever the tag shows. */
  readonly overlay?: ReactNode;
  /** The dialog that asks a guest for a code. */
  readonly step?: ReactNode;
}

/** State that lives as long as the session of one element. */
export interface Controller {
  refresh(): void;
  /**
   * @param hasEnded whether the shopper's session is over, and not only the element removed; if so, values that the page set for that
   *   session are not used again
   */
  dispose(hasEnded: boolean): void;
}

/** Everything that a mounted tag can reach. There is one per element. */
export interface ElementContext {
  readonly port: ElementPort;
  readonly platform: Platform;
  readonly settings: StoreApi<Settings>;
  /** Applies a configuration. */
  update(configuration: Configuration): void;
  /** Checks whether the adapter or its user has changed. */
  checkUser(): void;
  getAdapter(): PublicAdapter | undefined;
  /** The adapter with the page's secrets (lint rule `no-page-secrets`). */
  getWholeAdapter(): OrdersAdapter | undefined;
  getPageState(): PageState;
  /** Adds the messages and style sheets of a module that was loaded on demand. */
  addLazyModule(lazyModule: Omit<LazyModule<unknown>, 'views'>): void;
  isFlagOn(flag: Flag): boolean;
  /** Whether the back end has all of these calls (`adapter.service.calls`). */
  hasCalls(...names: CallName[]): boolean;
  /** Whether a text may be an order number of the retailer. Needs no `this`. */
  readonly isOrderNumber: (text: string) => boolean;
  findLink(name: LinkName, path?: string): SafeUrl | undefined;
  /** The element's controller of one kind, created on first use. */
  getController<Kind extends Controller>(create: (context: ElementContext) => Kind): Kind;
  report(failure: Failure, severity?: 'warning' | 'error'): void;
  endSession(reason: SessionEndReason): void;
  dispose(): void;
}

/** Provided once by the bridge, around everything that a tag mounts. */
export const ReactElementContext = createContext<ElementContext | undefined>(undefined);

export function useElementContext(): ElementContext {
  const context = useContext(ReactElementContext);
  if (!context) throw new Error('No context');
  return context;
}

/** The element's wording. Features are mounted only once it is there. */
export function useIntl(): Intl18n {
  const intl = useSelector(useElementContext().settings, (settings) => settings.intl);
  if (!intl) throw new Error('No wording');
  return intl;
}

/**
 * Selects a value of a store and re-renders when it changes. `select` must return a primitive or a reference held by the store. This is
 * zustand's `useStore`, a name that shops have (`src/stores/use-store.ts`).
 */
export function useSelector<State, Value>(store: StoreApi<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Announces a message once each time that `isTrue` becomes true, for example that something takes longer than usual. */
export function useAnnouncement(isTrue: boolean, id: MessageId): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const text = isTrue ? intl.t(id) : undefined;
  // Depends on the text and not on `intl`, which changes with the page's messages: the text must not be announced again.
  useEffect(() => {
    if (text !== undefined) platform.announce(text);
  }, [text, platform]);
}

/** The details of the events a tag sends; docs/elements.md says what each means. Names are public; details hold no personal data. */
export interface OrdersEventDetails {
  'orders-ready': Record<string, never>;
  'orders-navigate': { readonly to: string; readonly route: string };
  'orders-sign-in': Record<string, never>;
  'orders-order-found': { readonly orderNumber: string };
  'orders-order-cancelled': { readonly orderNumber: string };
  'orders-items-cancelled': {
    readonly orderNumber: string;
    readonly lines: readonly { readonly orderLineKey: string; readonly quantity: number }[];
  };
  'orders-return-submitted': {
    readonly orderNumber: string;
    readonly returnNumber: string;
    readonly operation: 'return' | 'exchange';
  };
  'orders-return-method-changed': { readonly returnOrderNumber: string; readonly method: string };
  'orders-return-cancelled': { readonly returnOrderNumber: string };
  'orders-checked-in': { readonly orderNumber: string };
  'orders-withdrawal-sent': { readonly orderNumber: string; readonly withdrawalId: string };
  'orders-cart-add': { readonly skuId: string; readonly quantity: 1 };
  'orders-track': { readonly name: string; readonly properties: TrackedProperties };
  'orders-session-end': { readonly reason: SessionEndReason };
  'orders-error': OrdersErrorDetail;
}

export type SessionEndReason = 'requested' | 'user-changed' | 'idle' | 'left';
export type OrdersEventName = keyof OrdersEventDetails;

export interface OrdersErrorDetail {
  readonly code: ErrorCode;
  readonly severity: 'warning' | 'error';
  readonly tag: string;
  readonly call?: string;
  readonly status?: number;
  readonly retryable: boolean;
  readonly docs: string;
  readonly paths?: readonly string[];
  readonly traceId?: string;
  readonly message?: string;
}

/** Events the page may take over by `preventDefault()`. */
export const CANCELABLE_EVENTS = [
  'orders-navigate',
  'orders-sign-in',
  'orders-cart-add',
] as const satisfies readonly OrdersEventName[];

type Cancelable = (typeof CANCELABLE_EVENTS)[number];

/** Dispatches an event from the element. Returns false if the page called `preventDefault()`. */
export type Emit = <Name extends OrdersEventName>(
  name: Name,
  detail: OrdersEventDetails[Name],
  ...isCancelable: Name extends Cancelable ? [true] : []
) => boolean;

/** The properties of an analytics event, without its name. */
type TrackedProperties = { readonly type: 'page' } | { readonly type: 'choice'; readonly value: string };

/** Where the package's documents explain a code. */
export function toDocs(code: ErrorCode): string {
  return `docs/errors.md#${code}`;
}
