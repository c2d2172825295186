import type { PayBy } from '../scenarios/scenario.js';
import type { PaymentJob } from '../store/sandbox-state.js';

const ETA_MS = 400;
/** A job is done with this poll, counting from 1, or after this time without polls. */
const POLLS = 2;
const LONGEST_MS = 3_000;

interface PaymentScene {
  readonly payBy: PayBy;
  readonly origin: string;
  readonly now: number;
}

/** Converts a job for the wire. */
export function toPaymentJobBody(job: PaymentJob, { payBy, origin, now }: PaymentScene) {
  const { id, polls, startedAt, world } = job;
  if (polls < POLLS && now - startedAt < LONGEST_MS) {
    return { jobId: id, status: polls === 0 ? 'PENDING' : 'IN_PROGRESS', eta: ETA_MS };
  }
  const query = world === undefined ? '' : `?world=${encodeURIComponent(world)}`;
  return { jobId: id, status: 'COMPLETED', response: toPayment(`${origin}/sandbox/payment/${id}${query}`, payBy) };
}

/** The sandbox is its own provider: by code, by a form, or by a form whose fields end up in the address. */
function toPayment(address: string, payBy: PayBy) {
  if (payBy === 'code') return { qrCodeURL: address };
  const fields = [
    { name: 'charset', value: 'utf-8' },
    { name: 'subject', value: '订单 & "Bestellung" <1>' },
  ];
  return { form: { action: address, method: payBy, fields } };
}
