import type { CallContext } from '../../src/api/call-context.js';
import { createFakePlatform, type FakePlatform } from './fake-platform.js';

export interface CallContextUnderTest extends CallContext {
  readonly platform: FakePlatform;
  /** Why the page was asked for its token, each time. */
  readonly tokenRequests: readonly string[];
  /** What each answer said of the service's clock. */
  readonly dates: readonly (string | null)[];
}

export interface CallContextOptions extends Partial<Omit<CallContext, 'platform' | 'getAccessToken'>> {
  readonly platform?: FakePlatform;
  /** The page's tokens, one for each time it is asked; then none. */
  readonly tokens?: readonly (string | undefined)[];
}

/** What a call knows of the page: a guest in the United States, unless said otherwise. */
export function createTestContext(options: CallContextOptions = {}): CallContextUnderTest {
  const { platform = createFakePlatform(), tokens = [], ...rest } = options;
  const tokenRequests: string[] = [];
  const dates: (string | null)[] = [];
  return {
    platform,
    apiBase: 'https://api.shop.example',
    country: 'us',
    locale: 'en-US',
    dialCode: undefined,
    visitorId: 'visitor-1',
    headers: {},
    guestCredentials: 'header',
    fieldPrefix: undefined,
    noteDate: (header) => void dates.push(header),
    ...rest,
    dates,
    tokenRequests,
    getAccessToken({ reason }) {
      tokenRequests.push(reason);
      return Promise.resolve(tokens[tokenRequests.length - 1]);
    },
  };
}
