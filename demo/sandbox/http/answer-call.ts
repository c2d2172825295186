import { setTimeout } from 'node:timers/promises';
import type { ContractCall } from '../../../contract/contract-call.js';
import type { AddressService } from '../addresses/create-address-service.js';
import { PROOF_REQUIRED, toErrorBody } from '../calls/error-answer.js';
import { sandboxCalls } from '../calls/sandbox-calls.js';
import { GuestProofMissing, readGuestCredentials } from '../calls/guest-credentials.js';
import type { CallAnswer, SandboxCall, SandboxWorld } from '../calls/sandbox-call.js';
import type { CancelService } from '../cancels/create-cancel-service.js';
import type { CurbsideService } from '../curbside/create-curbside-service.js';
import type { GuestService } from '../guests/create-guest-service.js';
import type { WithdrawalService } from '../withdrawals/create-withdrawal-service.js';
import type { ExchangeService } from '../exchanges/create-exchange-service.js';
import { breakConnection, willBeResent } from '../faults/connection-faults.js';
import { FAULT_HEADER, parseFaultHeader, type OrderedFault } from '../faults/fault-header.js';
import type { Member } from '../members/member.js';
import { findMember } from '../members/members.js';
import type { PaymentService } from '../payments/create-payment-service.js';
import type { ReturnCancelService } from '../return-cancels/create-return-cancel-service.js';
import type { ReturnService } from '../returns/create-return-service.js';
import type { Store } from '../store/create-store.js';
import type { LabelService } from '../labels/create-label-service.js';
import { answerOnce, type KeyedRequest } from '../store/answer-once.js';
import { recordRequest } from '../store/journal.js';
import type { MissLimit } from '../store/miss-limit.js';
import { WORLD_HEADER } from '../store/worlds.js';
import type { CartService } from '../shop/create-cart-service.js';
import { checkRequest, type CheckedRequest } from './check-request.js';
import { describeRequest } from './describe-request.js';
import type { SandboxContext } from './sandbox-env.js';

const KEY_HEADER = 'idempotency-key';

const UNKNOWN_TOKEN: CallAnswer = {
  status: 401,
  body: toErrorBody({ code: 'TOKEN_INVALID', message: 'The access token has expired or is unknown.' }),
};

const NOT_JSON: CallAnswer = {
  status: 415,
  body: toErrorBody({
    code: 'MEDIA_TYPE_UNSUPPORTED',
    message: 'The body must be sent as application/json.',
    field: 'content-type',
  }),
};

const CALL_NAMES = sandboxCalls.map(({ contract }) => contract.name);

export interface Sandbox {
  readonly store: Store;
  readonly missLimit: MissLimit;
  readonly cancelService: CancelService;
  readonly paymentService: PaymentService;
  readonly returnService: ReturnService;
  readonly returnCancelService: ReturnCancelService;
  readonly exchangeService: ExchangeService;
  readonly cartService: CartService;
  readonly addressService: AddressService;
  readonly labelService: LabelService;
  readonly curbsideService: CurbsideService;
  readonly withdrawalService: WithdrawalService;
  readonly guestService: GuestService;
  readonly now: () => number;
  readonly random: () => number;
}

/** Handles one request of the contract, from its fault header to its answer. */
export async function answerCall(call: SandboxCall, c: SandboxContext, sandbox: Sandbox): Promise<Response> {
  const header = c.req.header(FAULT_HEADER);
  const orders = header === undefined ? [] : parseFaultHeader(header, CALL_NAMES);
  const order = orders && findDueFault(orders, call, { c, sandbox });
  if (order?.fault.breaksConnection && willBeResent(c)) return breakConnection(c);

  const recordStatus = recordRequest(sandbox.store, {
    at: new Date(sandbox.now()).toISOString(),
    ...describeRequest(call.contract, c),
    ...(order && { fault: order.name }),
  });
  const answer = await (orders ? runWithFault(call, order, { c, sandbox }) : toResponse(toUnknownFault(header)));
  if (!answer.headers.has('x-hono-already-sent')) recordStatus(answer.status);
  return answer;
}

interface Scene {
  readonly c: SandboxContext;
  readonly sandbox: Sandbox;
}

async function runWithFault(call: SandboxCall, order: OrderedFault | undefined, scene: Scene): Promise<Response> {
  const run = () => carryOut(call, scene);
  if (!order) return run();
  if (order.isOnce) scene.sandbox.store.change((state) => state.spentFaults.push(toOnceKey(order, scene.c)));
  return order.fault.act(run, { c: scene.c, call, random: scene.sandbox.random });
}

async function carryOut(call: SandboxCall, { c, sandbox }: Scene): Promise<Response> {
  if (call.contract.request.body && !isJson(c)) return toResponse(NOT_JSON);
  const authorization = c.req.header('authorization');
  const member = authorization === undefined ? undefined : findMember(authorization);
  const isFixed = call.contract.hasFixedToken === true;
  if (authorization !== undefined && (member !== undefined) === isFixed) return toResponse(UNKNOWN_TOKEN);
  const verdict = await checkRequest(call.contract, c);
  if ('errors' in verdict) return toResponse({ status: 400, body: toErrorBody(...verdict.errors) });
  const { request } = verdict;
  const world = createCallWorld({ c, sandbox }, member);
  const execute = (): CallAnswer => answerUnlessUnproved(call, request, world);
  const keyed = findKeyedRequest(call.contract, request, { path: c.req.path, member });
  const answer = keyed ? answerOnce(sandbox.store, keyed, execute) : execute();
  if (answer.afterMs !== undefined) await setTimeout(answer.afterMs);
  return toResponse(answer);
}

/** Some orders belong to guests who have to prove by a code who they are. */
function answerUnlessUnproved(call: SandboxCall, request: CheckedRequest, world: SandboxWorld): CallAnswer {
  try {
    return call.answer(request, world);
  } catch (error) {
    if (error instanceof GuestProofMissing) return PROOF_REQUIRED;
    throw error;
  }
}

/** Returns the request with its idempotency key; undefined if the call takes none or none was sent. */
function findKeyedRequest(
  { name, request: { headers } }: ContractCall,
  request: CheckedRequest,
  { path, member }: { readonly path: string; readonly member: Member | undefined },
): KeyedRequest | undefined {
  const key = headers?.shape[KEY_HEADER] && request.headers[KEY_HEADER];
  if (key === undefined) return undefined;
  const { email = '', phone = '' } = readGuestCredentials(request);
  // Not identified by the token, which changes when it is renewed.
  const caller = member?.id ?? `${email.toLowerCase()} ${phone}`;
  return { key, caller, call: name, path, body: request.body };
}

function createCallWorld({ c, sandbox }: Scene, member: Member | undefined): SandboxWorld {
  const { store, now, random: _random, ...services } = sandbox;
  return {
    ...services,
    anchor: store.state.anchor,
    now: now(),
    origin: new URL(c.req.url).origin,
    member,
    address: c.env?.incoming?.socket.remoteAddress ?? 'unknown',
    name: c.req.header(WORLD_HEADER),
  };
}

/** Forms of other pages can send any other content type. */
function isJson(c: SandboxContext): boolean {
  return /^application\/json *(?:;|$)/i.test(c.req.header('content-type') ?? '');
}

/** Finds the first fault for this call that has not happened yet. */
function findDueFault(
  orders: readonly OrderedFault[],
  call: SandboxCall,
  { c, sandbox }: Scene,
): OrderedFault | undefined {
  const { spentFaults } = sandbox.store.state;
  return orders.find(
    (order) => order.call === call.contract.name && !(order.isOnce && spentFaults.includes(toOnceKey(order, c))),
  );
}

/** `once-` means once per page load, so that tests that run in parallel do not consume each other's faults. */
function toOnceKey(order: OrderedFault, c: SandboxContext): string {
  return [c.req.header('x-visitor-id') ?? '', c.req.header(FAULT_HEADER), order.call, order.name].join('|');
}

function toUnknownFault(header: string | undefined): CallAnswer {
  const message = `"${header}" names a call or a fault that does not exist; GET /sandbox/faults lists them.`;
  return { status: 400, body: toErrorBody({ code: 'FAULT_UNKNOWN', message, field: FAULT_HEADER }) };
}

function toResponse({ status, body, headers }: CallAnswer): Response {
  const init = { status, headers: { 'Cache-Control': 'no-store', ...headers } };
  return body instanceof Uint8Array ? new Response(body as Uint8Array<ArrayBuffer>, init) : Response.json(body, init);
}
