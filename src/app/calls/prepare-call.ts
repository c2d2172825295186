import { codes } from 'virtual:orders-dial-codes';
import type {
  CallContext,
  IdempotencyKeys,
  CallToken,
  CallTokenRequest,
  UnreadableAnswer,
  GuestProofs,
} from '../../http/call-context.js';
import type { ElementContext } from '../context/element-context.js';
import { loadMarket } from '../data/load-market.js';
import { createUuid } from '../../platform/create-uuid.js';
import { getPageData, type PageState } from '../state/registry.js';
import type * as Explanations from '../configuration/explain-problems.js';
import { getServiceAddress, isTrusted } from '../configuration/service-address.js';
import { Secret } from '../../http/model/secret.js';
import type { LazyCall } from '../guest-proof/code-calls.js';
import { findToken } from '../session/find-token.js';

export interface CallSource {
  /** The call's request; may name an order and a contact. */
  readonly request: unknown;
  readonly lazyCall: LazyCall;
}

/** Runs before every call. */
export function prepareCall(context: ElementContext, source: CallSource): CallContext {
  prepareElement(context);
  prepareFormatters(context);
  return createCallContext(context, source);
}

/**
 * Checks for a change of user, starts to load the full rules of the market, and reports unknown flags and calls. Nothing waits for the
 * last two.
 */
export function prepareElement(context: ElementContext): void {
  context.checkUser();
  void loadMarket(context);
  const hasFlags = context.settings.getState().configuration.flags.length > 0;
  const namesCalls = context.getAdapter()?.service?.calls !== undefined;
  if (hasFlags || namesCalls) {
    void explain(({ nameUnknownFlags, nameUnknownCalls }) => {
      nameUnknownFlags(context);
      nameUnknownCalls(context);
    });
  }
}

/**
 * Formats a date and an amount in a task of its own, usually while the call waits for its answer. The first formatters of a page load the
 * browser's data of the language. That takes 90 ms on a processor slowed down four times, and would otherwise delay the display of the
 * answer. The formatters are kept, so further calls create none.
 */
function prepareFormatters({ platform, settings }: ElementContext): void {
  platform.after(0, () => {
    const { intl } = settings.getState();
    intl?.date('2026');
    intl?.money(0, 'USD');
  });
}

/** Passes the module with the explanations to `show`. A call does not wait for it, and does not fail if it cannot be loaded. */
async function explain(show: (loaded: typeof Explanations) => void): Promise<void> {
  const loaded = await import('../configuration/explain-problems.js').catch(() => undefined);
  if (loaded) show(loaded);
}

/** Explains an unreadable answer in the console. As with `explain`, the call does not depend on it. */
async function explainAnswer({ port }: ElementContext, answer: UnreadableAnswer): Promise<void> {
  const loaded = await import('./explain-unreadable.js').catch(() => undefined);
  if (loaded) port.warn(loaded.explainUnreadable(answer));
}

/**
 * Builds the context of a call from the element and its adapter at the time of the call.
 *
 * @param source the call's request may name an order and a contact; without it, no code can be asked for
 */
export function createCallContext(context: ElementContext, source?: CallSource): CallContext {
  const { configuration, intl } = context.settings.getState();
  const retailer = context.getAdapter()?.retailer;
  // Captured now: an answer that arrives after the shopper's session must not write to the next one.
  const pageState = context.getPageState();
  const { base, origin } = getServiceAddress(context);
  return {
    platform: context.platform,
    transport: context.getAdapter()?.service?.request,
    findRefusal(call) {
      if (context.hasCalls(call)) return undefined;
      context.port.warn(`${call} was not sent: adapter.service.calls does not list it.`);
      return { code: 'config-call-missing', retryable: false, call };
    },
    apiBase: base,
    origin,
    country: configuration.country,
    locale: intl?.locale ?? configuration.locale,
    dialCode: findDialCode(configuration.country),
    visitorId: configuration.kiosk ? 'unknown' : (getPageData().visitorId ??= createUuid()),
    headers: listGatewayHeaders(context),
    idempotencyKeys: retailer?.sendsIdempotencyKey === true ? getIdempotencyKeys(pageState) : undefined,
    guestCredentials: findGuestCredentials(context),
    fieldPrefix: findPrefix(context, retailer?.prefix),
    noteDate(header) {
      const date = Date.parse(header ?? '');
      if (!Number.isNaN(date)) pageState.clockLeadMs = date - context.platform.now();
    },
    warnOfUnreadable: (answer) => void explainAnswer(context, answer),
    guestProof: createGuestProofs(context, source),
    getAccessToken: (tokenRequest) => findSealedToken(context, tokenRequest),
  };
}

/** The guest's proofs as one call of an element uses them. The queue of steps that ask for a code loads with the first use. */
function createGuestProofs(context: ElementContext, source: CallSource | undefined): GuestProofs {
  // Captured now: a call of a session that has ended gets no proof of the next one.
  const pageState = context.getPageState();
  return {
    find: (contact) => pageState.guestTokens?.find(contact),
    isNeeded({ proof, needsCode }) {
      // Only this exact value requires a code.
      if (context.getAdapter()?.retailer?.guestProof !== 'code') return false;
      const { guestTokens } = pageState;
      return needsCode ? !guestTokens?.isProved(proof) : proof !== undefined && guestTokens?.hasEnded(proof) === true;
    },
    async prove(signal) {
      if (!source) return false;
      const loaded = await import('../guest-proof/create-code-queue.js').catch(() => undefined);
      if (!loaded) return undefined;
      const queue = pageState.get('guest proof', loaded.createCodeQueue);
      pageState.guestTokens = queue;
      return queue.prove({ ...source, context, signal });
    },
  };
}

/** Returns the field prefix. An invalid one would lose fields, so it is ignored with a warning. */
function findPrefix({ port }: ElementContext, prefix: unknown): string | undefined {
  if (prefix === undefined || (typeof prefix === 'string' && /^[A-Za-z]\w*$/.test(prefix))) return prefix;
  const found = typeof prefix === 'string' ? `"${prefix}"` : `a value of type ${typeof prefix}`;
  port.warn(`retailer.prefix is ${found} and is ignored: expected a word, for example "product".`);
  return undefined;
}

/** The dial code to put before a guest's phone number; absent if the market sends the number as typed. */
export function findDialCode(country: string): string | undefined {
  return codes[country];
}

const warnedOfFilter = new WeakSet<ElementContext>();

/**
 * How a guest's contact is sent. On a shared device never in a URL: the browser lists request URLs to every script (resource timing),
 * even after the session has ended. The page is warned once.
 */
export function findGuestCredentials(context: ElementContext): CallContext['guestCredentials'] {
  // Only this exact value puts a contact into URLs; a typo must not.
  if (context.getAdapter()?.retailer?.guestCredentials !== 'filter') return 'header';
  if (!context.settings.getState().configuration.kiosk) return 'filter';
  if (!warnedOfFilter.has(context)) {
    warnedOfFilter.add(context);
    context.port.warn(
      'retailer.guestCredentials="filter" is ignored on a tag with kiosk: contacts are sent in headers.',
    );
  }
  return 'header';
}

/** One set of keys for each shopper: it is discarded together with the session. */
const known = new WeakMap<PageState, IdempotencyKeys>();

/** The keys of writes to which the service has not given a final answer. */
export function getIdempotencyKeys(pageState: PageState): IdempotencyKeys {
  const keys = known.get(pageState) ?? createIdempotencyKeys();
  known.set(pageState, keys);
  return keys;
}

function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    get(write) {
      const key = keys.get(write) ?? createUuid();
      keys.set(write, key);
      return key;
    },
    settle: (write) => void keys.delete(write),
  };
}

/** Sent as the token of a bank refund if the page sets none, or does not trust the origin (returns and calls, section 5). */
const BANK_REFUND_TOKEN = 'guest';
/** Characters that a header value may contain: Latin-1 without control characters. */
const HEADER_TEXT = /^[\x20-\x7e\x80-\xff]+$/;
const EXPECTED = 'a string of Latin-1 characters without line breaks';

/**
 * Gets the page's access token for one call. Never rejects.
 *
 * @returns no token for a guest, or for a guest's call to an origin that the page does not trust; a refusal if a header cannot hold the
 *   token, or for a member's call to an origin that the page does not trust
 */
async function findSealedToken(
  context: ElementContext,
  { reason, call, isForMember }: CallTokenRequest,
): Promise<CallToken> {
  const { origin } = getServiceAddress(context);
  if (!isTrusted(context)) {
    if (hasSecrets(context)) void explain(({ warnOfUntrusted }) => warnOfUntrusted(context));
    return isForMember ? { refusal: { code: 'config-api-base-untrusted', retryable: false, call } } : {};
  }
  const token = await findToken(context, { reason, call, origin });
  if (token === undefined) return {};
  if (typeof token === 'string' && HEADER_TEXT.test(token)) return { token: new Secret(token, origin) };
  context.port.warn(
    `adapter.getAccessToken() returned ${describe(token)}: expected ${EXPECTED}. ${call} was not sent.`,
  );
  return { refusal: { code: 'config-access-token-invalid', retryable: true, call } };
}

/** The fixed token that a bank refund sends instead of a member's token. */
export function getBankRefundToken(context: ElementContext): Secret {
  const { origin } = getServiceAddress(context);
  const given: unknown = isTrusted(context) ? context.getWholeAdapter()?.retailer?.bankRefundToken : undefined;
  if (typeof given === 'string' && HEADER_TEXT.test(given)) return new Secret(given, origin);
  if (given !== undefined) {
    context.port.warn(
      `retailer.bankRefundToken is ${describe(given)}: expected ${EXPECTED}. "${BANK_REFUND_TOKEN}" is sent instead.`,
    );
  }
  return new Secret(BANK_REFUND_TOKEN, origin);
}

/** The headers that the retailer's gateway requires; empty if the page does not trust the origin. */
function listGatewayHeaders(context: ElementContext): Record<string, Secret> {
  if (!isTrusted(context)) return {};
  const { origin } = getServiceAddress(context);
  const usable = Object.entries(getHeaders(context)).filter(([name, value]) => {
    if (isHeader(name, value)) return true;
    context.port.warn(
      `retailer.headers["${name}"] is left out: expected a valid header name, and ${EXPECTED} as its value.`,
    );
    return false;
  });
  return Object.fromEntries(usable.map(([name, value]) => [name, new Secret(String(value), origin)]));
}

/** Whether a browser accepts the header. An invalid one would fail every call like a network error. */
function isHeader(name: string, value: unknown): boolean {
  try {
    new Headers([[name, String(value)]]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the page has a token or headers that must not go to an untrusted origin. */
function hasSecrets(context: ElementContext): boolean {
  return context.getWholeAdapter()?.getAccessToken !== undefined || Object.keys(getHeaders(context)).length > 0;
}

function getHeaders(context: ElementContext): Readonly<Record<string, unknown>> {
  return context.getWholeAdapter()?.retailer?.headers ?? {};
}

function describe(token: unknown): string {
  if (token === '') return 'an empty string';
  if (typeof token === 'string') return 'a string with a line break or a character outside Latin-1';
  return token === null ? 'null' : `a value of type ${typeof token}`;
}
