import { describe, expect, it } from 'vitest';
import { toCarrierServices } from '../../src/returns/api/list-carrier-services.js';
import { toDeferredPaymentJob } from '../../src/features/order-detail/payment/api/get-deferred-payment-job.js';
import { toReply } from '../../src/features/withdrawal/api/request-withdrawal.js';
import { toInteraction } from '../../src/features/curbside/api/get-curbside-interaction.js';
import { toCancelJob } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { toReturnCancellationJob } from '../../src/features/order-detail/return-cancellation/api/get-return-cancellation-job.js';
import { toReturnJob } from '../../src/returns/api/get-return-job.js';
import { toAcceptedRefund } from '../../src/features/bank-refund/api/request-bank-refund.js';
import {
  toAddressVerdict,
  toBookAddress,
  toNewAddress,
} from '../../src/features/return-wizard/address/api/book-address.js';
import { toCart } from '../../src/cart/api/cart.js';
import { toConsents } from '../../src/features/order-history/partners/api/list-consents.js';
import { toExchangeOptions } from '../../src/features/return-wizard/exchange/api/list-exchange-options.js';
import { toOrderedExchange } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { toExchangePreview } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import { toGiftCard } from '../../src/features/gift-card/api/get-gift-card-balance.js';
import { toChallenge } from '../../src/app/guest-proof/api/request-guest-challenge.js';
import { toVerdict } from '../../src/app/guest-proof/api/request-guest-token.js';
import { openSecrets, SERVICE_ORIGIN } from '../support/secrets.js';
import { toGuestCheck } from '../../src/orders/api/request-guest-check.js';
import { toOrderInFull } from '../../src/orders/api/in-full/create-detail-reader.js';
import { toOrderPage } from '../../src/orders/api/list-order-history.js';
import { toPartnerPage } from '../../src/features/order-history/partners/api/list-partner-history.js';
import { toReturnLabel } from '../../src/returns/labels/api/get-return-label.js';
import { toSimilarProducts } from '../../src/cart/api/list-similar-products.js';
import { toStorePage } from '../../src/stores/api/list-stores.js';
import { EXCHANGE_PREVIEW_ANSWER, EXCHANGE_SKU } from '../features/return-wizard/exchange/api/exchange-samples.js';
import { FIELD_LOCATIONS } from './field-locations.js';
import {
  BOOK_ADDRESS,
  CARRIER_SERVICE,
  FULL_CART_ITEM,
  FULL_ORDERS,
  FULL_PARTNER_PAGE,
  FULL_SIMILAR_PRODUCT,
  FULL_STORES,
  JOB,
  PAYMENTS_DUE,
  RETURN_LABELS,
} from './full-answers.js';
import { listFields, type Field } from './list-fields.js';
import { openApiDocument } from './openapi-document.js';

interface Answer {
  /** Together they contain every field of the answer. */
  readonly samples: readonly object[];
  /** Everything that the client reads from it. */
  readonly read: (wire: object) => unknown;
}

/** The answers of all calls, by their schemas. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  OrderPage: { samples: [{ objects: FULL_ORDERS, pages: { next: '/history/v1?anchor=abc' } }], read: toOrderPage },
  Order: { samples: FULL_ORDERS, read: toOrderInFull },
  DeferredPaymentJob: {
    samples: PAYMENTS_DUE.map((response) => ({ ...JOB, response })),
    read: toDeferredPaymentJob,
  },
  PartnerPage: { samples: [FULL_PARTNER_PAGE], read: toPartnerPage },
  Consents: { samples: [{ consents: [{ id: 'c1', partnerName: 'Stride Club' }] }], read: toConsents },
  Withdrawal: {
    samples: [{ withdrawalId: 'WD1', receivedAt: '2026-11-21T12:00:00Z', sentTo: 'g***@example.com' }],
    read: toReply,
  },
  Interaction: { samples: [{ id: 'arrival-1', status: 'CLAIMED' }], read: toInteraction },
  GiftCard: { samples: [{ balance: 73.5, currency: 'USD' }], read: (wire) => toGiftCard(wire, 'USD') },
  GuestCheck: { samples: [{ valid: true }], read: toGuestCheck },
  GuestChallenge: {
    samples: [{ challengeId: 'c1', channel: 'email', sentTo: 'g***@example.com', expiresIn: 600, resendAfter: 30 }],
    read: toChallenge,
  },
  GuestToken: {
    samples: [{ guestToken: 'gt-1', expiresIn: 1800 }],
    read: (wire) => openSecrets(toVerdict(wire, SERVICE_ORIGIN)),
  },
  CancelJob: {
    samples: [{ status: 'CANCELLED' }, { lines: [{ orderLineKey: 'L0', quantity: 1, status: 'CANCELLED' }] }].map(
      (response) => ({ ...JOB, response }),
    ),
    read: toCancelJob,
  },
  ReturnCancellationJob: { samples: [JOB], read: toReturnCancellationJob },
  ReturnJob: { samples: [{ ...JOB, response: { returnOrderNumber: 'RT1' } }], read: toReturnJob },
  ReturnLabel: { samples: RETURN_LABELS, read: toReturnLabel },
  CarrierServices: { samples: [{ objects: [CARRIER_SERVICE] }], read: toCarrierServices },
  ExchangeOptions: { samples: [{ objects: [EXCHANGE_SKU] }], read: toExchangeOptions },
  ExchangePreview: { samples: [EXCHANGE_PREVIEW_ANSWER], read: toExchangePreview },
  ExchangeOrder: { samples: [{ orderNumber: 'E1000' }], read: toOrderedExchange },
  SimilarProducts: { samples: [{ objects: [FULL_SIMILAR_PRODUCT] }], read: toSimilarProducts },
  Cart: { samples: [{ items: [FULL_CART_ITEM], totalItemCount: 3 }], read: toCart },
  MessageSent: { samples: [{}], read: () => true },
  BookAddress: { samples: [BOOK_ADDRESS], read: toBookAddress },
  AddressVerdict: { samples: [{ validated: true, validatedAddress: BOOK_ADDRESS }], read: toAddressVerdict },
  NewAddress: { samples: [{ id: 'adr-1' }], read: toNewAddress },
  BankRefund: { samples: [{ data: {} }, { data: {}, error: {} }], read: readRefund },
  StorePage: { samples: [FULL_STORES], read: toStorePage },
};

/** Read by all calls rather than by one: the errors. */
const READ_ELSEWHERE: readonly string[] = ['Errors', 'EarlierWithdrawal', 'WrongCode'];

function readAll({ read }: Answer, samples: readonly object[]): string {
  try {
    return JSON.stringify(samples.map((sample) => read(sample)));
  } catch (error) {
    return `refused: ${String(error)}`;
  }
}

/** The same answers with one field changed in every place. */
function changeField(component: string, { samples }: Answer, path: string): readonly object[] {
  const copy = structuredClone(samples);
  const field = listFields(component, copy).find((one) => one.path === path);
  for (const holder of field?.holders ?? []) change(holder, field?.key ?? '');
  return copy;
}

function change(holder: object, key: string): void {
  const value: unknown = Reflect.get(holder, key);
  // At both ends: of the next page's address only the anchor is read, which is at its end.
  if (typeof value === 'string') Reflect.set(holder, key, `x${value}x`);
  else if (typeof value === 'number') Reflect.set(holder, key, value + 1);
  else if (typeof value === 'boolean') Reflect.set(holder, key, !value);
  else Reflect.deleteProperty(holder, key);
}

const answers = Object.entries(ANSWERS);
const fields = answers.flatMap(([component, answer]) =>
  listFields(component, answer.samples).map((field): Field & { component: string } => ({ component, ...field })),
);

/** Fields of any answer whose value affects what the client reads. */
function listRead(): Set<string> {
  const read = fields.filter(({ component, path }) => {
    const answer = ANSWERS[component];
    if (!answer) return false;
    return readAll(answer, changeField(component, answer, path)) !== readAll(answer, answer.samples);
  });
  return new Set(read.map(({ path }) => path));
}

describe('the fields of the contract', () => {
  it('are all in the samples, and the samples can be read', () => {
    expect(fields.filter(({ holders }) => holders.size === 0).map(({ path }) => path)).toEqual([]);
    for (const [, answer] of answers) expect(readAll(answer, answer.samples)).not.toContain('refused');
  });

  it('cover the schemas of all answers', () => {
    const components = Object.keys(openApiDocument.components.schemas).filter((name) => !READ_ELSEWHERE.includes(name));
    const found = [...Object.keys(ANSWERS), ...fields.map(({ path }) => path.slice(0, path.indexOf('.')))];
    expect(new Set(found)).toEqual(new Set(components));
  });

  it('each have exactly one entry: a place on the screen, a use in a call, or a reason why they are unused', () => {
    const paths = [...new Set(fields.map(({ path }) => path))].sort();
    expect([...Object.keys(FIELD_LOCATIONS.used), ...Object.keys(FIELD_LOCATIONS.unused)].sort()).toEqual(paths);
  });

  it('are read if they have a use, and make no difference if they have none', () => {
    expect([...listRead()].sort()).toEqual(Object.keys(FIELD_LOCATIONS.used).sort());
  });
});

/** A failed result is reported as an error. */
function readRefund(wire: unknown): unknown {
  try {
    return toAcceptedRefund(wire);
  } catch (error) {
    return String(error);
  }
}
