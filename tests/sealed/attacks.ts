import { OWN_TAG, toTag, type HostPagePlan } from './host-page.js';

/** What kinds of attacks there are; how a call must end depends on the kind alone. */
export type AttackKind =
  'redirect abroad' | 'redirect to another id' | 'wrapped fetch' | 'base' | 'config block' | 'injected tag';

/** One way in which a call may be led elsewhere. */
export interface Attack {
  readonly name: string;
  readonly kind: AttackKind;
  /** The status with which the page's own service redirects the call, and the sandbox's fault that does it. */
  readonly redirect?: { readonly status: number; readonly fault: string };
  /** What the page is like; `foreign` is the origin of the foreign server. */
  readonly toPage: (foreign: string) => HostPagePlan;
  /** A script of the page's own that runs before all others. */
  readonly script?: () => void;
}

/** The page hands its tag the adapter. `injected`: markup before the tag. */
const toOwnPage = (injected: string): HostPagePlan => ({
  markup: injected + OWN_TAG,
  script: `document.querySelector('orders-area').adapter = adapter;`,
});
/** The page has defaults for whatever tags there are, and an injected one that names the foreign server. */
const toInjectedPage = (foreign: string): HostPagePlan => ({
  markup: toTag(`api-base="${foreign}" allow-sensitive`),
  isInjected: true,
});
const abroad = (status: number) => ({ status, fault: `redirect-${status}` });

const REDIRECTS: readonly Attack[] = [301, 302, 303, 307, 308].map((status) => ({
  name: `a ${status} to a foreign origin`,
  kind: 'redirect abroad',
  redirect: abroad(status),
  toPage: () => toOwnPage(''),
}));

/** Wrappers of `fetch` that pass on all they are given. The page's counter tells that they were used. */
const WRAPPERS: readonly Pick<Attack, 'name' | 'script'>[] = [
  {
    name: 'a fetch that spreads its arguments',
    script: () => {
      const { fetch } = window;
      window.fetch = (...wanted) => {
        document.documentElement.dataset['wrapped'] = 'true';
        return fetch(...wanted);
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

/** Everything that is tried with every call. */
export const ATTACKS: readonly Attack[] = [
  ...REDIRECTS,
  {
    name: 'a 307 to another order or id',
    kind: 'redirect to another id',
    redirect: { status: 307, fault: 'redirect-other-id' },
    toPage: () => toOwnPage(''),
  },
  ...WRAPPERS.map((wrapper) => ({
    ...wrapper,
    name: `${wrapper.name}, and a 307 to a foreign origin`,
    kind: 'wrapped fetch' as const,
    redirect: abroad(307),
    toPage: () => toOwnPage(''),
  })),
  {
    name: 'a <base> of a foreign origin',
    kind: 'base',
    toPage: (foreign) => toOwnPage(`<base href="${foreign}/">`),
  },
  {
    name: 'an injected configuration block',
    kind: 'config block',
    toPage: (foreign) =>
      toOwnPage(`<script type="application/json" data-orders-config>{ "apiBase": "${foreign}" }</script>`),
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
