import { DEFAULT_TAG, toTag, type HostPagePlan } from './host-page.js';

/** The kinds of attacks. The kind alone decides how a call must end. */
export type AttackKind =
  | 'redirect abroad'
  | 'redirect to another id'
  | 'wrapped fetch'
  | 'base'
  | 'config block'
  | 'injected tag';

/** A way to send a call to another address. */
export interface Attack {
  readonly name: string;
  readonly kind: AttackKind;
  /** The status of the redirect by the page's own service, and the sandbox's fault for it. */
  readonly redirect?: { readonly status: number; readonly fault: string };
  /** Creates the page; `foreign` is the origin of the foreign server. */
  readonly toPage: (foreign: string) => HostPagePlan;
  /** A page script that runs before all others. */
  readonly script?: () => void;
}

/** A page that passes the adapter to its own tag, with `injected` markup before it. */
const toPageOfTag = (injected: string): HostPagePlan => ({
  markup: injected + DEFAULT_TAG,
  script: `document.querySelector('orders-area').adapter = adapter;`,
});
/** A page that sets defaults for every tag and contains an injected tag with the foreign server's address. */
const toInjectedPage = (foreign: string): HostPagePlan => ({
  markup: toTag(`api-base="${foreign}" allow-sensitive`),
  isInjected: true,
});
const abroad = (status: number) => ({ status, fault: `redirect-${status}` });

const REDIRECTS: readonly Attack[] = [301, 302, 303, 307, 308].map((status) => ({
  name: `a ${status} to a foreign origin`,
  kind: 'redirect abroad',
  redirect: abroad(status),
  toPage: () => toPageOfTag(''),
}));

/** Wrappers of `fetch` that pass on all arguments. They mark the page, so that the test knows they were used. */
const WRAPPERS: readonly Pick<Attack, 'name' | 'script'>[] = [
  {
    name: 'a fetch that spreads its arguments',
    script: () => {
      const { fetch } = window;
      window.fetch = (...parameters) => {
        document.documentElement.dataset['wrapped'] = 'true';
        return fetch(...parameters);
      };
    },
  },
  {
    name: 'a fetch that adds a header',
    script: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        document.documentElement.dataset['wrapped'] = 'true';
        const headers = new Headers(init?.headers);
        headers.set('x-trace', 'trace-1');
        return fetch(input, { ...init, headers });
      };
    },
  },
  {
    name: 'a fetch that builds a Request',
    script: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        document.documentElement.dataset['wrapped'] = 'true';
        return fetch(new Request(input, init));
      };
    },
  },
];

/** Every attack that is tried on every call. */
export const ATTACKS: readonly Attack[] = [
  ...REDIRECTS,
  {
    name: 'a 307 to another order or id',
    kind: 'redirect to another id',
    redirect: { status: 307, fault: 'redirect-other-id' },
    toPage: () => toPageOfTag(''),
  },
  ...WRAPPERS.map((wrapper) => ({
    ...wrapper,
    name: `${wrapper.name}, and a 307 to a foreign origin`,
    kind: 'wrapped fetch' as const,
    redirect: abroad(307),
    toPage: () => toPageOfTag(''),
  })),
  {
    name: 'a <base> of a foreign origin',
    kind: 'base',
    toPage: (foreign) => toPageOfTag(`<base href="${foreign}/">`),
  },
  {
    name: 'an injected configuration block',
    kind: 'config block',
    toPage: (foreign) =>
      toPageOfTag(`<script type="application/json" data-orders-config>{ "apiBase": "${foreign}" }</script>`),
  },
  {
    name: "an injected tag on a member's page",
    kind: 'injected tag',
    toPage: toInjectedPage,
  },
  {
    name: "an injected tag on a guest's page",
    kind: 'injected tag',
    toPage: (foreign) => ({ ...toInjectedPage(foreign), isGuest: true }),
  },
];
