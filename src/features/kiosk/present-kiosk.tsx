import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=kiosk.,dialog.close&ast';
import dialog from '../../ui/styles/dialog.css?inline';
import {
  type ElementContext,
  useIntl,
  useElementContext,
  useSelector,
  type Controller,
} from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { KioskSession, type KioskMember, type KioskPage } from '../../app/session/kiosk-session.js';
import { getPageRegistry, getPageData } from '../../app/state/registry.js';
import { hideAddress, type HiddenAddress, presence } from '../../platform/shared-device.js';
import { visibility, type Platform, announceToBuilds, onOtherBuild } from '../../platform/platform.js';
import { AREA_PREFIX, SCREEN_KEYS } from '../../app/navigation/area-path.js';
import type { Routing } from '../../app/configuration/configuration.js';

/** The element that renders a tag. */
export interface KioskView extends Withdrawable {
  readonly isConnected: boolean;
  present(presentation: { readonly context: ElementContext }): void;
}

/**
 * Renders a tag on a shared device and adds it to the kiosk session. Everything it needs loads at once, because a kiosk
 * may lose its connection.
 */
export function presentKiosk(context: ElementContext, view: KioskView): void {
  if (!view.isConnected) return;
  joinKiosk(context, view, <IdleQuestion />);
  view.present({ context });
}

/** The remaining time is announced once more at this many seconds. */
const LAST_SECONDS = 10;

/** Asks whether the shopper is still there, with a countdown. Without an answer, the session ends. */
function IdleQuestion(): ReactNode {
  const intl = useIntl();
  const { secondsLeft, stay, end } = useKiosk();
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      title={intl.t('kiosk.title')}
      status={secondsLeft > LAST_SECONDS ? '' : intl.t('kiosk.text', { seconds: LAST_SECONDS })}
      closeName={intl.t('dialog.close')}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={stay}>
            {intl.t('kiosk.stay')}
          </Button>
          <Button kind="secondary" onPress={end}>
            {intl.t('kiosk.end')}
          </Button>
        </>
      }
    >
      <p>{intl.t('kiosk.text', { seconds: secondsLeft })}</p>
    </Dialog>
  );
}

interface KioskResult {
  /** The time left for an answer; undefined if this tag does not ask. */
  readonly secondsLeft: number | undefined;
  /** Extends the session. */
  stay(): void;
  /** Ends the session at once. */
  end(): void;
}

/** The session of the shared device, and whether it is about to end. Use only below a tag that has joined it. */
function useKiosk(): KioskResult {
  const context = useElementContext();
  // Never undefined: the tag that renders this has joined it.
  const kiosk = getPageRegistry().kiosk as KioskSession;
  return {
    secondsLeft: useSelector(kiosk.idle.store, (state) =>
      state.status === 'warning' && kiosk.mayAsk(context) ? state.secondsLeft : undefined,
    ),
    stay: () => kiosk.idle.stay(),
    end: () => kiosk.end('requested'),
  };
}

type Fetch = Platform['fetch'];

const WRITES = new Set(['POST', 'PUT']);
/**
 * The most bytes of a write that is sent with `keepalive`. Browsers complete at most 64 KiB of such requests when a page is left; the
 * difference is a reserve for other requests.
 */
const KEEPALIVE_LIMIT = 50_000;
/** The announcement that the session of a shared device has ended. */
const KIOSK_END = 'kiosk-end';

/** Counts the running write requests of a platform. */
export class OpenWrites {
  #count = 0;

  /** Wraps the platform's `fetch`. Its writes are completed even if the page is left. */
  follow(platform: Pick<Platform, 'fetch'>): this {
    const send = platform.fetch;
    platform.fetch = (url, init) => (WRITES.has(init.method ?? 'GET') ? this.#send(send, url, init) : send(url, init));
    return this;
  }

  isAny(): boolean {
    return this.#count > 0;
  }

  async #send(send: Fetch, url: string, init: RequestInit): Promise<Response> {
    this.#count += 1;
    try {
      const isShort = typeof init.body !== 'string' || init.body.length < KEEPALIVE_LIMIT;
      return await send(url, { ...init, keepalive: isShort });
    } finally {
      this.#count -= 1;
    }
  }
}

/** The element's methods that the kiosk session uses. */
interface Withdrawable {
  withdraw(): void;
  getClientRects(): { readonly length: number };
}

const writes = new WeakMap<Platform, OpenWrites>();

/**
 * Joins a tag to the page's kiosk session while it is connected and has the attribute `kiosk`. Repeated calls do
 * nothing. `question` asks the shopper whether they are still there.
 */
function joinKiosk(context: ElementContext, view: Withdrawable, question: ReactNode): void {
  const registry = getPageRegistry();
  const kiosk = (registry.kiosk ??= new KioskSession(new AllTags(context.platform)));
  if (kiosk.has(context)) return;
  context.addLazyModule({ english, styles: [dialog] });
  const address = hideAreaAddress(context);
  const member = toMember(context, view, address);
  const leave = (isStill: boolean): void => {
    if (!kiosk.has(context)) return;
    stop();
    context.settings.setState({ overlay: undefined });
    kiosk.leave(context);
    address?.stop(isStill);
  };
  const stay = (): Controller => ({ refresh() {}, dispose: (hasEnded) => hasEnded || leave(false) });
  const stop = context.settings.subscribe(({ configuration, session }, before) => {
    if (!configuration.kiosk) return leave(true);
    // The end of the session disposed the controllers, but the tag is still there, so register again.
    context.getController(stay);
    // The whole page belongs to one shopper: if the session of one tag ends, all end.
    if (session !== before.session) kiosk.end('requested', context);
  });
  context.settings.setState({ overlay: question });
  kiosk.join(context, member);
  context.getController(stay);
}

function toMember(context: ElementContext, view: Withdrawable, address: HiddenAddress | undefined): KioskMember {
  const { platform, port, settings } = context;
  const open = writes.get(platform) ?? new OpenWrites().follow(platform);
  writes.set(platform, open);
  return {
    // A dialog in a hidden part of the page would block the whole page invisibly.
    canAsk: () => settings.getState().configuration.routing === undefined && view.getClientRects().length > 0,
    isSending: () => open.isAny(),
    end(reason) {
      if (!port.getRouter()) return context.endSession(reason);
      // The area ends its screen's session by creating a new screen; rendering this one again would request its order
      // again.
      view.withdraw();
      context.dispose();
    },
    clear() {
      view.withdraw();
      address?.reset();
    },
    draw: () => port.redraw(),
  };
}

/**
 * The page's side of the kiosk session. A class, because the minifier would inline a factory with a single call site,
 * and its closures would retain the first tag that called it.
 */
class AllTags implements KioskPage {
  readonly clock: Platform;

  constructor(platform: Platform) {
    this.clock = platform;
  }

  listen(kiosk: KioskSession): () => void {
    const stops = [
      presence.onTouch(() => kiosk.idle.touch()),
      presence.onLeave(() => kiosk.handleLeave()),
      presence.onReturn(() => kiosk.handleReturn()),
      visibility.onChange(() => kiosk.idle.check()),
      // The whole page belongs to one shopper, including tags of other builds.
      onOtherBuild(KIOSK_END, () => kiosk.end('requested')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  forget(): void {
    delete getPageData().contact;
    announceToBuilds(KIOSK_END);
  }
}

/** Hides the area's address, which is the only one that tags write, behind the address of the area's start. */
function hideAreaAddress({ settings }: ElementContext): HiddenAddress | undefined {
  const { routing } = settings.getState().configuration;
  return routing === undefined ? undefined : hideAddress((url) => toBeginning(url, routing));
}

/** Returns the area's address without the current screen. */
function toBeginning(url: URL, routing: Routing): URL {
  const beginning = new URL(url);
  for (const key of SCREEN_KEYS) beginning.searchParams.delete(key);
  if (routing === 'hash') beginning.hash = '';
  if (routing === 'history') beginning.pathname = findBeginning(url.pathname);
  return beginning;
}

/**
 * Returns the start of the area's path. Its base may contain anything, so the last segments that match the area's
 * prefix count.
 */
function findBeginning(pathname: string): string {
  const parts = pathname.split('/');
  for (let from = parts.length - 1; from > 0; from -= 1) {
    const prefix = AREA_PREFIX.exec(`/${parts.slice(from).join('/')}`)?.[1];
    if (prefix !== undefined) return `${parts.slice(0, from).join('/')}${prefix}/`;
  }
  return pathname;
}
