import { type ReactNode, createContext, useContext, useSyncExternalStore, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { Failure } from '../../http/model/failure.js';
import type { CompiledMessages, Intl18n, MessageId } from '../../i18n/create-intl.js';
import type { Market } from '../../markets/market.js';
import type { Platform } from '../../platform/platform.js';
import type { PageState } from '../state/registry.js';
import type { LinkName, OrdersAdapter, PublicAdapter } from '../configuration/adapter.js';
import type { Configuration } from '../configuration/parse-attributes.js';
import type { Emit, SessionEndReason } from './events.js';
import type { Flag } from '../configuration/flag-table.js';
import type { Router } from '../navigation/router.js';

/** Views that a screen loads when it needs them, with the English messages and the style sheets that only they need. */
export interface LazyModule<Views> {
  readonly views: Views;
  readonly english: CompiledMessages;
  readonly styles: readonly string[];
}

/** What a shopper is told in place of a screen, ready to be shown by whatever draws. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: {
    /** Through the URL gate; without one the words stand alone. */
    readonly href: SafeUrl | undefined;
    readonly text: string;
  };
}

/** What the element offers to everything that is mounted in it. */
export interface ElementPort {
  readonly tag: string;
  readonly emit: Emit;
  /** An object property, by reference; absent when the page set none. */
  getProperty(name: string): unknown;
  /** Lets go of an object property, as if the page had taken it back. */
  forgetProperty(name: string): void;
  /** A line for the integrator's console. */
  warn(message: string): void;
  addStyles(texts: readonly string[]): void;
  /** The area that shows the tag; absent where it stands alone. */
  getRouter(): Router | undefined;
  /** Whether the element still stands in the page. What was under way may end after it was taken out. */
  isInPage(): boolean;
  /** Has the element take its configuration over anew, after the address changed. */
  redraw(): void;
}

/** What the page asked for, resolved. Changes as one. */
export interface Settings {
  readonly configuration: Configuration;
  /** Absent until the first call brought it, or it could not be had. */
  readonly market: Market | undefined;
  /** Absent while the first wording is being fetched. */
  readonly intl: Intl18n | undefined;
  /** Counts sessions: what is typed and shown belongs to one. */
  readonly session: number;
  /** A box over whatever the tag shows. */
  readonly overlay?: ReactNode;
}

/** Something that lives as long as the session of one element. */
export interface Controller {
  refresh(): void;
  /** `hasEnded`: the shopper's session is over, not just the element gone; what the page gave for it is not used again. */
  dispose(hasEnded: boolean): void;
}

/** Everything a mounted tag can reach. One per element. */
export interface ElementContext {
  readonly port: ElementPort;
  readonly platform: Platform;
  readonly settings: StoreApi<Settings>;
  /** Takes a configuration over. */
  update(configuration: Configuration): void;
  /** Notices that the adapter or its user changed. */
  checkUser(): void;
  getAdapter(): PublicAdapter | undefined;
  /** The adapter with the page's secrets (lint rule `no-page-secrets`). */
  getWholeAdapter(): OrdersAdapter | undefined;
  getPageState(): PageState;
  /** English wording of what has been loaded so far; it lies under every other language. */
  getEnglish(): CompiledMessages;
  /** Takes over the wording and the sheets of something that was fetched later. */
  addLazyModule(part: Omit<LazyModule<unknown>, 'views'>): void;
  isFlagOn(flag: Flag): boolean;
  findLink(name: LinkName, path?: string): SafeUrl | undefined;
  /** The element's own state of one kind, made with the first use. */
  getController<Kind extends Controller>(create: (context: ElementContext) => Kind): Kind;
  report(failure: Failure, severity?: 'warning' | 'error'): void;
  endSession(reason: SessionEndReason): void;
  dispose(): void;
}

/** Set once by the bridge around everything a tag mounts. */
export const ReactElementContext = createContext<ElementContext | undefined>(undefined);

export function useElementContext(): ElementContext {
  const context = useContext(ReactElementContext);
  if (!context) throw new Error('useElementContext: outside of a tag.');
  return context;
}

/** The wording of the tag. Features are mounted only when there is one. */
export function useIntl(): Intl18n {
  const intl = useSlice(useElementContext().settings, (settings) => settings.intl);
  if (!intl) throw new Error('useIntl: ahead of its wording.');
  return intl;
}

/** Reads a value of a slice and renders again when it changes. `select` gives a primitive or something the slice holds. */
export function useSlice<State, Value>(slice: StoreApi<State>, select: (state: State) => Value): Value {
  return useSyncExternalStore(slice.subscribe, () => select(slice.getState()));
}

/** Announces once that something takes longer than usual. */
export function useSlowNotice(isSlow: boolean, id: MessageId): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  useEffect(() => {
    if (isSlow) platform.announce(intl.t(id));
  }, [isSlow, id, intl, platform]);
}
