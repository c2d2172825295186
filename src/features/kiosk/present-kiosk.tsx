import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=kiosk.&ast';
import dialog from '../../ui/styles/dialog.css?inline';
import {
  type ElementContext,
  useIntl,
  useElementContext,
  useSlice,
  type Controller,
} from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { KioskSession, type KioskMember, type KioskPage } from '../../app/session/kiosk-session.js';
import { getPageRegistry } from '../../app/state/registry.js';
import { hideAddress, type HiddenAddress } from '../../platform/hidden-address.js';
import { visibility, type Platform } from '../../platform/platform.js';
import { presence } from '../../platform/presence.js';
import { getPageData } from '../../app/state/page-data.js';
import { announceToBuilds, onOtherBuild } from '../../platform/page-events.js';
import { AREA_PREFIX, SCREEN_KEYS } from '../../app/navigation/area-path.js';
import type { Routing } from '../../app/configuration/parse-attributes.js';

/** What draws a tag. */
export interface KioskView extends Withdrawable {
  readonly isConnected: boolean;
  present(presentation: { readonly context: ElementContext }): void;
}

/**
 * Draws a tag on a shared device, and watches over it from then on. All that is needed for it comes at once: a kiosk may lose its
 * connection.
 */
export function presentKiosk(context: ElementContext, view: KioskView): void {
  if (!view.isConnected) return;
  if (context.getEnglish()['kiosk.title'] === undefined) context.addLazyModule({ english, styles: [dialog] });
  joinKiosk(context, view, <IdleQuestion />);
  view.present({ context });
}

/** The rest of the time is read out once more when it has come down to this. */
const LAST_SECONDS = 10;

/** Asks whether anybody is still there, and says how long it waits for an answer. No answer is one. */
function IdleQuestion(): ReactNode {
  const intl = useIntl();
  const { secondsLeft, stay, end } = useKiosk();
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      title={intl.t('kiosk.title')}
      news={secondsLeft > LAST_SECONDS ? '' : intl.t('kiosk.text', { seconds: LAST_SECONDS })}
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
  /** How long the question waits for its answer; absent where this tag asks nothing. */
  readonly secondsLeft: number | undefined;
  /** More time. */
  stay(): void;
  /** Nobody has to wait who is done. */
  end(): void;
}

/** The session of a shared device, and whether it is about to end. Below a tag that has joined it. */
function useKiosk(): KioskResult {
  const context = useElementContext();
  // The tag that draws this has joined it.
  const kiosk = getPageRegistry().kiosk as KioskSession;
  return {
    secondsLeft: useSlice(kiosk.idle.store, (state) =>
      state.status === 'warning' && kiosk.mayAsk(context) ? state.secondsLeft : undefined,
    ),
    stay: () => kiosk.idle.stay(),
    end: () => kiosk.end('requested'),
  };
}

type Fetch = Platform['fetch'];

const WRITES = new Set(['POST', 'PUT']);
/** A browser carries no more than this to its end for a page that is gone (64 KiB); some room is left for other pages' requests. */
const CARRIED = 50_000;
/** The announcement that the session of a shared device has ended. */
const KIOSK_END = 'kiosk-end';

/** Counts what is being sent by a platform and changes something at the service. */
export class OpenWrites {
  #count = 0;

  /** Follows all that goes through a platform from now on. What it sends is carried to its end, even where its page is left. */
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
      const isShort = typeof init.body !== 'string' || init.body.length < CARRIED;
      return await send(url, { ...init, keepalive: isShort });
    } finally {
      this.#count -= 1;
    }
  }
}

/** What draws a tag, as far as a kiosk has to know it. */
interface Withdrawable {
  withdraw(): void;
  getClientRects(): { readonly length: number };
}

const writes = new WeakMap<Platform, OpenWrites>();

/** Makes a tag part of the page's kiosk session, for as long as it is in the page and says `kiosk`. Asked again, it does nothing. `question` asks the shopper whether
 * they are still there. */
function joinKiosk(context: ElementContext, view: Withdrawable, question: ReactNode): void {
  const registry = getPageRegistry();
  const kiosk = (registry.kiosk ??= new KioskSession(new SharedPageState(context.platform)));
  if (kiosk.has(context)) return;
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
    // What belonged to the session that is over went with it; the tag is still there.
    context.getController(stay);
    // One shopper has the whole page: where one tag hears that they are gone, all do.
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
    // A box in a hidden part of the page would hold the whole page up, unseen.
    canAsk: () => settings.getState().configuration.routing === undefined && view.getClientRects().length > 0,
    isSending: () => open.isAny(),
    end(reason) {
      if (!port.getRouter()) return context.endSession(reason);
      // The area ends the session of its screen, by making another one: drawn once more, this one would ask for its order again.
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
 * What the page does for its session. A class: a factory that is called in one place is put there by the minifier, and its functions would
 * hold the first tag that called it.
 */
class SharedPageState implements KioskPage {
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
      // One shopper has the whole page, whichever versions its tags are of.
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

/** Only the area writes addresses; what it shows instead is its own beginning. */
function hideAreaAddress({ settings }: ElementContext): HiddenAddress | undefined {
  const { routing } = settings.getState().configuration;
  return routing === undefined ? undefined : hideAddress((url) => toBeginning(url, routing));
}

/** The address of the area without what is on show in it. */
function toBeginning(url: URL, routing: Routing): URL {
  const beginning = new URL(url);
  for (const key of SCREEN_KEYS) beginning.searchParams.delete(key);
  if (routing === 'hash') beginning.hash = '';
  if (routing === 'history') beginning.pathname = findBeginning(url.pathname);
  return beginning;
}

/** A base before the country may be anything: the area begins behind the last word that could be its own. */
function findBeginning(pathname: string): string {
  const parts = pathname.split('/');
  for (let from = parts.length - 1; from > 0; from -= 1) {
    const own = AREA_PREFIX.exec(`/${parts.slice(from).join('/')}`)?.[1];
    if (own !== undefined) return `${parts.slice(0, from).join('/')}${own}/`;
  }
  return pathname;
}
