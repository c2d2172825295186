import { CALL_CLASSES } from '../../src/http/model/call-classes.js';
import { RETRY_CLASSES } from '../../src/http/retry-classes.js';
import type { Facet } from '../support/draw-cover.js';
import type { CallScene, Cell, SceneOutcome } from './call-scene.js';
import { getClassName, type Fault } from './fault.js';
import { FAULTS, type FaultName } from './faults.js';
import { ADDRESS_CHECK_SCENE } from './scenes/address-check-scene.js';
import { ADDRESS_LIST_SCENE } from './scenes/address-list-scene.js';
import { ADDRESS_UPDATE_SCENE } from './scenes/address-update-scene.js';
import { BANK_REFUND_SCENE } from './scenes/bank-refund-scene.js';
import { CANCEL_JOB_SCENE } from './scenes/cancel-job-scene.js';
import { RETURN_CANCEL_JOB_SCENE } from './scenes/return-cancel-job-scene.js';
import { RETURN_CANCEL_SCENE } from './scenes/return-cancel-scene.js';
import { CANCEL_SCENE } from './scenes/cancel-scene.js';
import { PARTIAL_CANCEL_JOB_SCENE, PARTIAL_CANCEL_SCENE } from './scenes/partial-cancel-scenes.js';
import { CONSENTS_SCENE } from './scenes/consents-scene.js';
import { DOCUMENT_SCENE } from './scenes/document-scene.js';
import { E_FAPIAO_SCENE } from './scenes/e-fapiao-scene.js';
import { CURBSIDE_ARRIVAL_SCENE } from './scenes/curbside-arrival-scene.js';
import { CURBSIDE_INTERACTION_SCENE } from './scenes/curbside-interaction-scene.js';
import { EXCHANGE_OPTIONS_SCENE } from './scenes/exchange-options-scene.js';
import { CART_SCENE } from './scenes/cart-scene.js';
import { EXCHANGE_ORDER_SCENE } from './scenes/exchange-order-scene.js';
import { EXCHANGE_PREVIEW_SCENE } from './scenes/exchange-preview-scene.js';
import { GIFT_CARD_SCENE } from './scenes/gift-card-scene.js';
import { GUEST_CHECK_SCENE } from './scenes/guest-check-scene.js';
import { GUEST_CHALLENGE_SCENE, GUEST_TOKEN_SCENE } from './scenes/guest-code-scenes.js';
import { GUEST_ORDER_SCENE } from './scenes/guest-order-scene.js';
import { HISTORY_SCENE } from './scenes/history-scene.js';
import { SEARCH_SCENE } from './scenes/search-scene.js';
import { NEW_ADDRESS_SCENE } from './scenes/new-address-scene.js';
import { PAYMENT_JOB_SCENE } from './scenes/payment-job-scene.js';
import { PAYMENT_SCENE } from './scenes/payment-scene.js';
import { ORDER_SCENE } from './scenes/order-scene.js';
import { PARTNER_SCENE } from './scenes/partner-scene.js';
import { STORE_SCENE } from './scenes/store-scene.js';
import { CARRIER_SCENE } from './scenes/carrier-scene.js';
import { RETURN_JOB_SCENE } from './scenes/return-job-scene.js';
import { LABEL_SENDING_SCENE } from './scenes/label-sending-scene.js';
import { RETURN_LABEL_SCENE } from './scenes/return-label-scene.js';
import { NOTIFICATION_SCENE, STORE_EMAIL_SCENE } from './scenes/return-message-scenes.js';
import { RETURN_METHOD_SCENE } from './scenes/return-method-scene.js';
import { RETURN_STORES_SCENE } from './scenes/return-stores-scene.js';
import { RETURN_SCENE } from './scenes/return-scene.js';
import { WITHDRAWAL_SCENE } from './scenes/withdrawal-scene.js';
import { SIMILAR_SCENE } from './scenes/similar-scene.js';

/** Time for reading the order after an uncertain write. */
const AFTERMATH_MS = 20_000;
/** Tolerance for the steps of the test's clock. */
const STEPS_MS = 2_000;
/** A job is polled for five minutes at most. */
const JOB_MS = 5 * 60_000;

/** Every call with the screen that makes it. */
export const SCENES: readonly CallScene[] = [
  HISTORY_SCENE,
  SEARCH_SCENE,
  ORDER_SCENE,
  GUEST_ORDER_SCENE,
  GUEST_CHECK_SCENE,
  GUEST_CHALLENGE_SCENE,
  GUEST_TOKEN_SCENE,
  GIFT_CARD_SCENE,
  CURBSIDE_ARRIVAL_SCENE,
  CURBSIDE_INTERACTION_SCENE,
  WITHDRAWAL_SCENE,
  CANCEL_SCENE,
  CANCEL_JOB_SCENE,
  PARTIAL_CANCEL_SCENE,
  PARTIAL_CANCEL_JOB_SCENE,
  RETURN_CANCEL_SCENE,
  RETURN_CANCEL_JOB_SCENE,
  STORE_SCENE,
  PARTNER_SCENE,
  CONSENTS_SCENE,
  PAYMENT_SCENE,
  PAYMENT_JOB_SCENE,
  E_FAPIAO_SCENE,
  DOCUMENT_SCENE,
  CART_SCENE,
  SIMILAR_SCENE,
  RETURN_SCENE,
  RETURN_JOB_SCENE,
  CARRIER_SCENE,
  RETURN_STORES_SCENE,
  STORE_EMAIL_SCENE,
  NOTIFICATION_SCENE,
  RETURN_METHOD_SCENE,
  EXCHANGE_PREVIEW_SCENE,
  EXCHANGE_ORDER_SCENE,
  EXCHANGE_OPTIONS_SCENE,
  ADDRESS_LIST_SCENE,
  NEW_ADDRESS_SCENE,
  ADDRESS_UPDATE_SCENE,
  ADDRESS_CHECK_SCENE,
  BANK_REFUND_SCENE,
  RETURN_LABEL_SCENE,
  LABEL_SENDING_SCENE,
];

/** Returns the name of a scene. */
export function nameScene({ call, location }: Pick<CallScene, 'call' | 'location'>): string {
  return location === undefined ? call : `${call} ${location}`;
}

/** One call under one fault, with the expected outcome. */
export interface MatrixCase {
  readonly scene: CallScene;
  readonly fault: Fault;
  readonly cell: Cell;
  readonly outcome: SceneOutcome;
  readonly requests: number;
  /** The calls go over a transport of the page, and not by the tag's own `fetch`. */
  readonly isOverPage?: boolean;
  /** The time on the page's clock by which the outcome must appear. */
  readonly limitMs: number;
}

/** Returns every case of a call, in the order of the faults. */
export function listCases(scene: CallScene): MatrixCase[] {
  const kind = getClassName(scene.call);
  const limitMs = kind === 'poll' ? JOB_MS : RETRY_CLASSES[kind].totalMs + (kind === 'write' ? AFTERMATH_MS : STEPS_MS);
  return (Object.keys(FAULTS) as FaultName[]).map((name) => {
    const fault: Fault = FAULTS[name];
    const cell = scene.cells[name];
    const outcome = scene.outcomes[cell.outcome];
    if (!outcome) throw new Error(`${scene.call} has no outcome named ${cell.outcome}.`);
    const requests = fault.losesChunk ? 0 : (cell.requests ?? fault[kind].requests);
    return { scene, fault, cell, outcome, requests, limitMs };
  });
}

/** The complete matrix: every call under every fault, sent by the tag and by the page. */
export const MATRIX: readonly MatrixCase[] = SCENES.flatMap(listCases).flatMap((row) => [
  row,
  { ...row, isOverPage: true },
]);

/**
 * The facets that a sample must cover: every call, every fault for reads and for writes, every outcome of a call, and each class of calls by the tag and by the page. The
 * client's own table (`tests/http/faults.test.ts`) covers every class under every fault.
 */
export const MATRIX_FACETS: readonly Facet<MatrixCase>[] = [
  ({ scene }) => scene.call,
  ({ scene, fault }) => `${CALL_CLASSES[scene.call] === 'write' ? 'done' : 'asked'} under ${fault.title}`,
  ({ scene, cell }) => `${nameScene(scene)} ends ${cell.outcome}`,
  ({ scene, isOverPage = false }) => `${getClassName(scene.call)} ${isOverPage ? 'by the page' : 'by the tag'}`,
];
