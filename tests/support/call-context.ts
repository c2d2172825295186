import type { CallContext, UnreadableAnswer } from '../../src/http/call-context.js';
import { createFakePlatform, type FakePlatform } from './fake-platform.js';
import { seal, SERVICE_ORIGIN } from './secrets.js';

export interface CallContextUnderTest extends CallContext {
  readonly platform: FakePlatform;
  /** The reason of each request for the page's token. */
  readonly tokenRequests: readonly string[];
  /** The Date header of each answer. */
  readonly dates: readonly (string | null)[];
  /** What the integrator is told about answers that could not be read. */
  readonly unreadable: readonly UnreadableAnswer[];
}

export interface CallContextOptions extends Partial<Omit<CallContext, 'platform' | 'getAccessToken' | 'headers'>> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly platform?: FakePlatform;
  /** The page's tokens, one for each request; then none. */
  readonly tokens?: readonly (string | undefined)[];
}

/** For a page on which no guest has entered a code, and none is asked for. */
const NO_PROOF: CallContext['guestProof'] = {
  find: () => undefined,
  isNeeded: () => false,
  prove: () => Promise.resolve(false),
};

/** The context of a call: a guest in the United States by default. */
export function createTestContext(options: CallContextOptions = {}): CallContextUnderTest {
  const { platform = createFakePlatform(), tokens = [], headers = {}, ...rest } = options;
  const tokenRequests: string[] = [];
  const dates: (string | null)[] = [];
  const unreadable: UnreadableAnswer[] = [];
  return {
    platform,
    transport: undefined,
    findRefusal: () => undefined,
    apiBase: SERVICE_ORIGIN,
    origin: SERVICE_ORIGIN,
    country: 'us',
    locale: 'en-US',
    dialCode: undefined,
    visitorId: 'visitor-1',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, seal(value)])),
    idempotencyKeys: undefined,
    guestCredentials: 'header',
    fieldPrefix: undefined,
    noteDate: (header) => void dates.push(header),
    guestProof: NO_PROOF,
    warnOfUnreadable: (answer) => void unreadable.push(answer),
    ...rest,
    dates,
    unreadable,
    tokenRequests,
    getAccessToken({ reason }) {
      tokenRequests.push(reason);
      const token = tokens[tokenRequests.length - 1];
      return Promise.resolve({ token: token === undefined ? undefined : seal(token) });
    },
  };
}
