import type { ContractCall } from '../../../contract/contract-call.js';
import type { AddressService } from '../addresses/create-address-service.js';
import type { CancelService } from '../cancels/create-cancel-service.js';
import type { CartService } from '../shop/create-cart-service.js';
import type { ExchangeService } from '../exchanges/create-exchange-service.js';
import type { CurbsideService } from '../curbside/create-curbside-service.js';
import type { GuestService } from '../guests/create-guest-service.js';
import type { WithdrawalService } from '../withdrawals/create-withdrawal-service.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { Member } from '../members/member.js';
import type { LabelService } from '../labels/create-label-service.js';
import type { ReturnCancelService } from '../return-cancels/create-return-cancel-service.js';
import type { ReturnService } from '../returns/create-return-service.js';
import type { PaymentService } from '../payments/create-payment-service.js';
import type { MissLimit } from '../store/miss-limit.js';

/** The sandbox's implementation of one call of the contract. */
export interface SandboxCall {
  readonly contract: ContractCall;
  /** Fields of its successful answer that the faults of the same name break. */
  readonly drift: DriftPlan;
  answer(request: CheckedRequest, world: SandboxWorld): CallAnswer;
}

/** Paths into an answer: names and indices joined by dots; `*` is every element, `-1` the last one. */
export interface DriftPlan {
  readonly nulls: readonly string[];
  readonly types: readonly string[];
  readonly enums: readonly string[];
  readonly missing: readonly string[];
  /** Fields that hold the address of a picture. */
  readonly pictures: readonly string[];
}

export interface SandboxWorld {
  readonly anchor: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The sandbox's origin, such as `http://localhost:5173`. */
  readonly origin: string;
  /** The owner of the request's token; undefined for a guest. */
  readonly member: Member | undefined;
  /** The requester's IP address. */
  readonly address: string;
  readonly missLimit: MissLimit;
  readonly cancelService: CancelService;
  readonly paymentService: PaymentService;
  readonly returnService: ReturnService;
  readonly returnCancelService: ReturnCancelService;
  readonly exchangeService: ExchangeService;
  /** The name of the request's world; undefined for the shared one. */
  readonly name: string | undefined;
  readonly cartService: CartService;
  readonly addressService: AddressService;
  readonly labelService: LabelService;
  readonly curbsideService: CurbsideService;
  readonly withdrawalService: WithdrawalService;
  readonly guestService: GuestService;
}

export interface CallAnswer {
  readonly status: number;
  /** JSON, or the bytes of a file. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds to wait before the answer, so that the response time reveals nothing. */
  readonly afterMs?: number;
}

/** The fixed response time of calls about codes, longer than any of them needs. */
export const FIXED_TIME_MS = 120;
