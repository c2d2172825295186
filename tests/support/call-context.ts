import type { CallContext } from '../../src/http/call-context.js';
import { createFakePlatform, type FakePlatform } from './fake-platform.js';
import { seal, SERVICE_ORIGIN } from './secrets.js';

export interface CallContextUnderTest extends CallContext {
  readonly platform: FakePlatform;
  /** Why the page was asked for its token, each time. */
  readonly tokenRequests: readonly string[];
  /** What each answer said of the service's clock. */
  readonly dates: readonly (string | null)[];
}

export interface CallContextOptions extends Partial<Omit<CallContext, 'platform' | 'getAccessToken' | 'headers'>> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly platform?: FakePlatform;
  /** The page's tokens, one for each time it is asked; then none. */
  readonly tokens?: readonly (string | undefined)[];
}

/** What a call knows of the page: a guest in the United States, unless said otherwise. */
export function createTestContext(options: CallContextOptions = {}): CallContextUnderTest {
  const { platform = createFakePlatform(), tokens = [], headers = {}, ...rest } = options;
  const tokenRequests: string[] = [];
  const dates: (string | null)[] = [];
  return {
    platform,
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
    ...rest,
    dates,
    tokenRequests,
    getAccessToken({ reason }) {
      tokenRequests.push(reason);
      const token = tokens[tokenRequests.length - 1];
      return Promise.resolve({ token: token === undefined ? undefined : seal(token) });
    },
  };
}
