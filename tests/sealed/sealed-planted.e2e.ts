import { standFor } from '../e2e/support/stand-for.js';
import { expect } from '../e2e/support/test.js';
import { CellWalk } from './cell-walk.js';
import { findBreaches, type Check } from './find-breaches.js';
import { SEALED_MATRIX, type SealedCell } from './sealed-cells.js';
import { test } from './sealed-test.js';

/** Shorter than usual, because an outcome that is prevented never appears. */
const PATIENCE_MS = 6_000;

/** A defect of the client, imitated by a page script, and the check that must detect it. */
interface PlantedClient {
  readonly what: string;
  readonly check: Check;
  readonly call: string;
  readonly attack: string;
  /** Runs in the page, before all other scripts. */
  readonly plant: () => void;
}

const ABROAD = 'a 307 to a foreign origin';

const PLANTED: readonly PlantedClient[] = [
  {
    what: 'follows a redirect to a foreign origin',
    check: 'foreign',
    call: 'get-gift-card-balance',
    attack: ABROAD,
    plant: followRedirects,
  },
  {
    what: 'follows a redirect to another order',
    check: 'other id',
    call: 'request-cancel',
    attack: 'a 307 to another order or id',
    plant: followRedirects,
  },
  {
    what: 'sends the token to the origin that injected markup names',
    check: 'foreign',
    call: 'list-order-history',
    attack: "an injected tag on a member's page",
    plant: () =>
      addEventListener('DOMContentLoaded', () => {
        const base = document.querySelector('orders-area')?.getAttribute('api-base') ?? '';
        void fetch(`${base}/history/v1`, { headers: { authorization: 'Bearer member-token' } });
      }),
  },
  {
    what: "sends the gateway's key to the origin that injected markup names",
    check: 'foreign',
    call: 'get-gift-card-balance',
    attack: "an injected tag on a guest's page",
    plant: () =>
      addEventListener('DOMContentLoaded', () => {
        const base = document.querySelector('orders-area')?.getAttribute('api-base') ?? '';
        void fetch(`${base}/history/v1`, { headers: { 'x-api-key': 'gateway-key-5d1f' } });
      }),
  },
  {
    what: 'uses the origin of an injected configuration block',
    check: 'foreign',
    call: 'list-order-history',
    attack: 'an injected configuration block',
    plant: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const block = document.querySelector('script[data-orders-config]')?.textContent ?? '{}';
        const { apiBase } = JSON.parse(block) as { apiBase?: string };
        const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
        return fetch(new URL(pathname + search, apiBase ?? location.origin), init);
      };
    },
  },
  {
    what: "resolves its paths against the document's base",
    check: 'foreign',
    call: 'get-order',
    attack: 'a <base> of a foreign origin',
    plant: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
        return fetch(new URL(pathname + search, document.baseURI), init);
      };
    },
  },
  {
    what: 'treats a redirect as success',
    check: 'outcome',
    call: 'request-cancel',
    attack: ABROAD,
    plant: () => {
      const { fetch } = window;
      const made = '{"jobId":"job-1","status":"COMPLETED","response":{"status":"CANCELLED"}}';
      window.fetch = async (input, init) => {
        const answer = await fetch(input, { ...init, redirect: 'manual' });
        return answer.type === 'opaqueredirect' ? new Response(made, { status: 202 }) : answer;
      };
    },
  },
  {
    what: 'removes its content',
    check: 'outcome',
    call: 'get-order',
    attack: ABROAD,
    plant: () => {
      const { fetch } = window;
      addEventListener('orders-error', () => document.querySelector('orders-area')?.remove());
      window.fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
    },
  },
  {
    what: 'sends everything twice',
    check: 'requests',
    call: 'get-gift-card-balance',
    attack: ABROAD,
    plant: () => {
      const { fetch } = window;
      window.fetch = async (input, init) => {
        await fetch(input, { ...init, redirect: 'manual' });
        return fetch(input, init);
      };
    },
  },
  {
    what: 'hides its error from the page',
    check: 'event',
    call: 'get-order',
    attack: ABROAD,
    plant: () => addEventListener('orders-error', (event) => event.stopImmediatePropagation(), { capture: true }),
  },
  {
    what: 'writes the token to the console',
    check: 'console',
    call: 'get-order',
    attack: ABROAD,
    plant: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        console.log(new Headers(init?.headers).get('authorization'));
        return fetch(input, init);
      };
    },
  },
  {
    what: 'is never redirected',
    check: 'attack',
    call: 'get-order',
    attack: ABROAD,
    plant: () => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        headers.delete('x-sandbox-fault');
        return fetch(input, { ...init, headers });
      };
    },
  },
];

for (const planted of PLANTED) {
  const { what, check, plant } = planted;
  const title = `the matrix detects a client that ${what} by the check "${check}"`;
  test(title, standFor([check]), async ({ page, foreign }) => {
    const cell = findCell(planted);
    await page.addInitScript(plant);
    const evidence = await new CellWalk(page, cell, { foreign, patienceMs: PATIENCE_MS }).walk();
    const found = findBreaches(cell, evidence).map((breach) => breach.split(':')[0]);
    expect(found).toContain(check);
  });
}

function findCell({ call, attack }: PlantedClient): SealedCell {
  const cell = SEALED_MATRIX.find((row) => row.scene.call === call && row.attack.name === attack);
  if (!cell) throw new Error(`There is no cell of ${call} and ${attack}.`);
  return cell;
}

/** Follows redirects and hides them from the client. Runs in the page. */
function followRedirects(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'follow' });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}
