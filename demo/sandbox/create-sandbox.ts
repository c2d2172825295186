import { Hono } from 'hono';
import { createAddressService } from './addresses/create-address-service.js';
import { toErrorBody } from './calls/error-answer.js';
import type { SandboxCall } from './calls/sandbox-call.js';
import { sandboxCalls } from './calls/sandbox-calls.js';
import { createCancelService } from './cancels/create-cancel-service.js';
import { createCurbsideService } from './curbside/create-curbside-service.js';
import { createGuestService } from './guests/create-guest-service.js';
import { createWithdrawalService } from './withdrawals/create-withdrawal-service.js';
import { createExchangeService } from './exchanges/create-exchange-service.js';
import { FAULT_CHOICES } from './faults/fault-list.js';
import { answerCall, type Sandbox } from './http/answer-call.js';
import { cors } from './http/cors.js';
import { refuseForeignHosts } from './http/refuse-foreign-hosts.js';
import { needResetHeader } from './http/reset-header.js';
import { createTrust, type TrustOptions } from './http/trust.js';
import type { SandboxContext, SandboxEnv } from './http/sandbox-env.js';
import { drawPicture } from './pictures/draw-picture.js';
import { createLabelService } from './labels/create-label-service.js';
import { addPaymentPage, addPayment } from './payments/add-payment-pages.js';
import { createPaymentService } from './payments/create-payment-service.js';
import { createReturnCancelService } from './return-cancels/create-return-cancel-service.js';
import { createReturnService } from './returns/create-return-service.js';
import { createCartService } from './shop/create-cart-service.js';
import { createStore } from './store/create-store.js';
import { createMissLimit } from './store/miss-limit.js';
import { createWorlds, WORLD_HEADER } from './store/worlds.js';

const DEFAULT_MISSES_A_MINUTE = 100;

export interface SandboxOptions extends TrustOptions {
  /** Milliseconds since 1970; the sandbox has no other clock. */
  readonly now: () => number;
  /** Folder that preserves the state over restarts; without it, the state is only in memory. */
  readonly dataFolder?: string;
  readonly random?: () => number;
  /** Failed lookups per minute that one address may send before it has to wait. */
  readonly missesPerMinute?: number;
}

export interface RunningSandbox {
  readonly app: Hono<SandboxEnv>;
  /** Saves the state at once; call it before the process ends. */
  readonly flush: () => void;
}

/**
 * The order service of the demo and the tests: every call of the contract on its real path, with the same orders every
 * time and faults on request. Paths below `/sandbox/` do not exist in a real service.
 */
export function createSandbox(options: SandboxOptions): RunningSandbox {
  const { now, random = Math.random, dataFolder, missesPerMinute = DEFAULT_MISSES_A_MINUTE } = options;
  const createWorld = (folder?: string): Sandbox => {
    const store = createStore({ now, random, ...(folder !== undefined && { dataFolder: folder }) });
    const missLimit = createMissLimit(store, { now, limit: missesPerMinute });
    const made = { returnService: createReturnService(store, now), exchangeService: createExchangeService(store, now) };
    const services = {
      ...made,
      guestService: createGuestService(store, now, made),
      cancelService: createCancelService(store, now),
      paymentService: createPaymentService(store, now),
      returnCancelService: createReturnCancelService(store, now),
      cartService: createCartService(store),
      addressService: createAddressService(store),
      labelService: createLabelService(store),
      curbsideService: createCurbsideService(store),
      withdrawalService: createWithdrawalService(store, now),
    };
    return { store, missLimit, ...services, now, random };
  };
  const main = createWorld(dataFolder);
  const worlds = createWorlds(main, () => createWorld());
  const findWorld = (c: SandboxContext): Sandbox => worlds.get(c.req.header(WORLD_HEADER));
  const app = new Hono<SandboxEnv>();
  const trust = createTrust(options);

  app.use(refuseForeignHosts(trust));
  // Added before CORS is checked, because the forms of any shop open this page; it changes nothing.
  addPaymentPage(app, worlds.get);
  app.use(cors(trust));
  app.use(async (c, next) => {
    await next();
    // Sent by the sandbox's clock, so that tests can set the time of pages that rely on the server's.
    if (!c.res.headers.has('x-hono-already-sent')) c.header('Date', new Date(now()).toUTCString());
  });
  addCalls(app, findWorld);
  addPayment(app, worlds.get);
  app.post('/sandbox/reset', needResetHeader, (c) => {
    const { store } = findWorld(c);
    store.reset();
    return c.json({ anchor: new Date(store.state.anchor).toISOString() });
  });
  app.get('/sandbox/requests', (c) => {
    const { call: named = '' } = c.req.query();
    const { journal } = findWorld(c).store.state;
    return c.json({ requests: journal.filter(({ call }) => named === '' || call === named) });
  });
  app.get('/sandbox/labels', (c) => c.json({ labels: findWorld(c).store.state.labelsSent }));
  for (const name of ['carts', 'arrivals', 'withdrawals', 'mailbox'] as const)
    app.get(`/sandbox/${name}`, (c) => c.json({ [name]: findWorld(c).store.state[name] }));
  app.get('/sandbox/faults', (c) => c.json({ faults: FAULT_CHOICES }));
  app.get('/sandbox/pictures/:file', (c) => {
    const picture = drawPicture(c.req.param('file').replace(/\.svg$/, ''));
    if (picture === undefined) return c.notFound();
    return c.body(picture, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' });
  });
  app.notFound((c) => c.json(toErrorBody({ code: 'NO_SUCH_CALL', message: 'No call has this path.' }), 404));
  return { app, flush: main.store.flush };
}

/** Adds every call of the contract on its path. */
function addCalls(app: Hono<SandboxEnv>, findWorld: (c: SandboxContext) => Sandbox): void {
  for (const call of variantsFirst(sandboxCalls)) {
    const { method, path, variant } = call.contract;
    app.on(method, toHonoPath(path), (c, next) =>
      variant && !hasFilter(c, variant.filters) ? next() : answerCall(call, c, findWorld(c)),
    );
  }
}

/** Puts each variant before the call with the same path; a variant passes on the requests that have none of its filters. */
function variantsFirst(calls: readonly SandboxCall[]): readonly SandboxCall[] {
  const isVariant = ({ contract }: SandboxCall): boolean => contract.variant !== undefined;
  return [...calls.filter(isVariant), ...calls.filter((call) => !isVariant(call))];
}

/** Whether a request has one of these filters, well-formed or not. */
function hasFilter(c: SandboxContext, names: readonly string[]): boolean {
  return (c.req.queries('filter') ?? []).some((filter) => names.some((name) => filter.startsWith(`${name}(`)));
}

/** Converts `/summary/v1/{orderNumber}` to Hono's notation. */
function toHonoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
