import type { PayBy } from '../scenarios/scenario.js';
import { isFinished, toOpenJobBody } from '../store/job-progress.js';
import type { PaymentJob } from '../store/sandbox-state.js';

interface PaymentScene {
  readonly payBy: PayBy;
  readonly origin: string;
  readonly now: number;
}

/** Converts a job for the wire. */
export function toPaymentJobBody(job: PaymentJob, { payBy, origin, now }: PaymentScene) {
  const { id, world } = job;
  if (!isFinished(job, now)) return toOpenJobBody(job);
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
