import { getReturnJob } from '../../src/returns/api/get-return-job.js';
import { getReturnLabel } from '../../src/returns/labels/api/get-return-label.js';
import { listAddresses } from '../../src/features/return-wizard/address/api/list-addresses.js';
import { listCarrierServices } from '../../src/returns/api/list-carrier-services.js';
import { listExchangeOptions } from '../../src/features/return-wizard/exchange/api/list-exchange-options.js';
import { requestAddressCheck } from '../../src/features/return-wizard/address/api/actions/request-address-check.js';
import { requestAddressUpdate } from '../../src/features/return-wizard/address/api/actions/request-address-update.js';
import { requestWithdrawal } from '../../src/features/withdrawal/api/request-withdrawal.js';
import { requestBankRefund } from '../../src/features/bank-refund/api/request-bank-refund.js';
import { requestLabelDispatch } from '../../src/returns/labels/api/request-label-dispatch.js';
import { requestNewAddress } from '../../src/features/return-wizard/address/api/actions/request-new-address.js';
import { requestExchangeOrder } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-order.js';
import { requestExchangePreview } from '../../src/features/return-wizard/exchange/api/actions/request-exchange-preview.js';
import { getReturnCancellationJob } from '../../src/features/order-detail/return-cancellation/api/get-return-cancellation-job.js';
import { requestReturnCancellation } from '../../src/features/order-detail/return-cancellation/api/request-return-cancellation.js';
import { requestReturnMethod } from '../../src/features/return-instructions/api/request-return-method.js';
import { requestNotification } from '../../src/features/return-wizard/submission/api/request-notification.js';
import { requestReturn } from '../../src/returns/api/request-return.js';
import { requestStoreReturnEmail } from '../../src/features/return-wizard/submission/api/request-store-return-email.js';
import type { ReturnCapture } from '../../src/returns/model/return-capture.js';
import {
  EXCHANGE,
  EXCHANGE_PREVIEW_ANSWER,
  EXCHANGE_SKU,
} from '../features/return-wizard/exchange/api/exchange-samples.js';
import { BOOK_ADDRESS, createWireAddress } from './addresses.js';
import type { CallUnderTest } from './call-under-test.js';
import { seal, sealContact } from './secrets.js';

/** The request for a return. */
export const CAPTURE: ReturnCapture = {
  orderNumber: 'A1000',
  regionReference: 'NIKEUS',
  placedAt: '2026-11-01T10:00:00Z',
  createsLabel: true,
  lines: [{ gtin: '0001234567890', quantity: 1, reasonCode: '6', reasonText: 'Quality' }],
  methodName: 'upsDropoff',
};

const CONTACT = sealContact({ email: 'guest@example.com' });

/** A write, which is never repeated automatically. */
const REQUEST_RETURN: CallUnderTest = {
  name: 'request-return',
  path: requestReturn.path,
  run: (context, signal) => requestReturn(context, { capture: CAPTURE, proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'PENDING', eta: 400, response: { returnOrderNumber: 'R1000' } },
};

/** A poll of a job. */
const RETURN_JOB: CallUnderTest = {
  name: 'get-return-job',
  path: getReturnJob.path,
  run: (context, signal) => getReturnJob(context, { jobId: 'job-1', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'COMPLETED', response: { returnOrderNumber: 'R1000' } },
};

const CARRIER_SERVICES: CallUnderTest = {
  name: 'list-carrier-services',
  path: listCarrierServices.path,
  run: (context, signal) => listCarrierServices(context, {}, signal),
  soundBody: {
    objects: [{ productServiceTypeCode: 'DROPOFF_RETURN', providerName: 'UPS', serviceSCACCode: 'UPSN' }],
  },
};

/** Sent once, and its answer is not awaited. */
export const STORE_RETURN_EMAIL: CallUnderTest = {
  name: 'request-store-return-email',
  path: requestStoreReturnEmail.path,
  run: (context, signal) =>
    requestStoreReturnEmail(
      context,
      { orderNumber: 'A1000', returnNumber: 'R1000', to: 'guest@example.com', firstName: 'Robin', proof: CONTACT },
      signal,
    ),
  soundBody: {},
};

export const NOTIFICATION: CallUnderTest = {
  name: 'request-notification',
  path: requestNotification.path,
  run: (context, signal) =>
    requestNotification(
      context,
      {
        eventType: 'STORE_RETURN',
        eventId: '7f1c0a52-3f0e-4d0b-9d0c-2f4a6f1f5a11',
        orderNumber: 'A1000',
        phoneNumber: '5035550101',
        givenName: 'Robin',
        familyName: 'Doe',
        proof: CONTACT,
      },
      signal,
    ),
  soundBody: {},
};

const RETURN_METHOD: CallUnderTest = {
  name: 'request-return-method',
  path: requestReturnMethod.path,
  run: (context, signal) =>
    requestReturnMethod(
      context,
      { returnNumber: 'R1000', method: 'returnToStore', storeId: '101', proof: CONTACT },
      signal,
    ),
  soundBody: {},
};

/** A write, which is never repeated automatically. */
const RETURN_CANCELLATION: CallUnderTest = {
  name: 'request-return-cancellation',
  path: requestReturnCancellation.path,
  run: (context, signal) => requestReturnCancellation(context, { returnNumber: 'R1000', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'PENDING', eta: 400 },
};

/** A poll of a job without a response. */
const RETURN_CANCELLATION_JOB: CallUnderTest = {
  name: 'get-return-cancellation-job',
  path: getReturnCancellationJob.path,
  run: (context, signal) => getReturnCancellationJob(context, { jobId: 'job-1', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'COMPLETED' },
};

/** A read with a body, because of the contact data. */
const EXCHANGE_OPTIONS: CallUnderTest = {
  name: 'list-exchange-options',
  path: listExchangeOptions.path,
  run: (context, signal) =>
    listExchangeOptions(context, { orderNumber: 'A1000', gtin: '0001234567890', quantity: 1 }, signal),
  soundBody: { objects: [EXCHANGE_SKU] },
};

/** A computation, which is repeated once if the connection broke. */
const EXCHANGE_PREVIEW: CallUnderTest = {
  name: 'request-exchange-preview',
  path: requestExchangePreview.path,
  run: (context, signal) => requestExchangePreview(context, EXCHANGE, signal),
  soundBody: EXCHANGE_PREVIEW_ANSWER,
};

/** A write, which is never repeated automatically. */
const REQUEST_EXCHANGE_ORDER: CallUnderTest = {
  name: 'request-exchange-order',
  path: requestExchangeOrder.path,
  run: (context, signal) =>
    requestExchangeOrder(context, { exchange: EXCHANGE, previewId: 'preview-1', returnNumber: 'R1000' }, signal),
  soundBody: { orderNumber: 'E1000' },
};

/** A list without an object around it. */
const ADDRESSES: CallUnderTest = {
  name: 'list-addresses',
  path: listAddresses.path,
  run: (context, signal) => listAddresses(context, { userId: 'upm-1' }, signal),
  soundBody: [createWireAddress()],
  takes: ['[] in place of an object'],
};

/** A write, which is never repeated automatically. An answer without an id means that the address was not saved. */
const NEW_ADDRESS: CallUnderTest = {
  name: 'request-new-address',
  path: requestNewAddress.path,
  run: (context, signal) => requestNewAddress(context, { userId: 'upm-1', address: BOOK_ADDRESS }, signal),
  soundBody: { id: 'adr-1' },
  takes: ['an answer without a required field', 'fields of a wrong type'],
};

/** An update, which is repeated once. */
const ADDRESS_UPDATE: CallUnderTest = {
  name: 'request-address-update',
  path: requestAddressUpdate.path,
  run: (context, signal) =>
    requestAddressUpdate(context, { userId: 'upm-1', addressId: 'adr-1', address: BOOK_ADDRESS }, signal),
  soundBody: createWireAddress(),
};

/** A computation, which is repeated once if the connection broke. */
const ADDRESS_CHECK: CallUnderTest = {
  name: 'request-address-check',
  path: requestAddressCheck.path,
  run: (context, signal) => requestAddressCheck(context, { address: BOOK_ADDRESS }, signal),
  soundBody: { validated: true, validatedAddress: createWireAddress() },
};

/** A write, which is never repeated automatically. */
const BANK_REFUND: CallUnderTest = {
  name: 'request-bank-refund',
  path: requestBankRefund.path,
  run: (context, signal) =>
    requestBankRefund(
      context,
      {
        orderNumber: 'R1000',
        email: seal('guest@example.com'),
        account: { firstName: seal('Robin'), lastName: seal('Doe'), iban: seal('NL91ABNA0417164300') },
        proof: CONTACT,
      },
      signal,
    ),
  soundBody: { data: { status: 'RECEIVED' } },
};

/** A write, which is never repeated automatically. */
const WITHDRAWAL: CallUnderTest = {
  name: 'request-withdrawal',
  path: requestWithdrawal.path,
  run: (context, signal) =>
    requestWithdrawal(
      context,
      {
        orderNumber: 'A1000',
        name: seal('Robin Doe'),
        email: seal('guest@example.com'),
        items: [{ orderLineKey: 'A1000-1', quantity: 1 }],
        note: undefined,
        statement: seal('I withdraw from my contract.'),
      },
      signal,
    ),
  soundBody: { withdrawalId: 'WD10000001', receivedAt: '2026-11-21T12:00:00Z', sentTo: 'g***@example.com' },
};

/** The shortest possible PDF. */
const LABEL_FILE = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

const RETURN_LABEL: CallUnderTest = {
  name: 'get-return-label',
  path: getReturnLabel.path,
  run: (context, signal) => getReturnLabel(context, { returnNumber: 'R1000', proof: CONTACT }, signal),
  soundBody: { carrier: 'UPSN', labelFormat: 'PDF', returnLabel: LABEL_FILE, dropOffCode: { data: 'RETURN/R1000' } },
};

/** A write, which is never repeated automatically. Its answer is not read. */
const LABEL_DISPATCH: CallUnderTest = {
  name: 'request-label-dispatch',
  path: requestLabelDispatch.path,
  run: (context, signal) =>
    requestLabelDispatch(context, { returnNumber: 'R1000', dispatch: 'email', proof: CONTACT }, signal),
  soundBody: {},
};

/** The calls of returns and exchanges. */
export const RETURN_CALLS: readonly CallUnderTest[] = [
  REQUEST_RETURN,
  RETURN_JOB,
  CARRIER_SERVICES,
  STORE_RETURN_EMAIL,
  NOTIFICATION,
  RETURN_METHOD,
  EXCHANGE_OPTIONS,
  EXCHANGE_PREVIEW,
  REQUEST_EXCHANGE_ORDER,
  ADDRESSES,
  NEW_ADDRESS,
  ADDRESS_UPDATE,
  ADDRESS_CHECK,
  BANK_REFUND,
  RETURN_CANCELLATION,
  RETURN_CANCELLATION_JOB,
  WITHDRAWAL,
  RETURN_LABEL,
  LABEL_DISPATCH,
];
