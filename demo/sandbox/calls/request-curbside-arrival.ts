import { requestCurbsideArrivalContract } from '../../../contract/calls/request-curbside-arrival.js';
import { findScenario } from '../scenarios/find-scenario.js';
import { stores } from '../stores/stores.js';
import { NO_SUCH_ORDER, toErrorBody } from './error-answer.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const KNOWN_ALREADY: CallAnswer = {
  status: 409,
  body: toErrorBody({ code: 'ARRIVAL_KNOWN', message: 'There is a check-in for this order already.' }),
};

/** The code at the parking spot is the proof: only a shopper standing there can read it. */
export const requestCurbsideArrival: SandboxCall = {
  contract: requestCurbsideArrivalContract,
  drift: { nulls: [], types: ['id'], enums: ['status'], missing: ['id'], pictures: [] },
  answer({ body }, { curbsideService }) {
    const [orderNumber, storeId] = [String(body['orderNumber']), String(body['storeId'])];
    const isThere = stores.some((store) => store.storeId === storeId) && body['qrId'] === `Q${storeId}`;
    if (!isThere || !findScenario(orderNumber)) return NO_SUCH_ORDER;
    const verdict = curbsideService.arrive(orderNumber, storeId);
    if (verdict.kind === 'duplicate') return KNOWN_ALREADY;
    const { id } = verdict.arrival;
    if (verdict.kind === 'new') return { status: 201, body: { id, status: 'SUBMITTED' } };
    return { ...KNOWN_ALREADY, headers: { Location: `${requestCurbsideArrivalContract.path}/${id}` } };
  },
};
