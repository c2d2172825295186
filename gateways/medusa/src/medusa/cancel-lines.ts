import type { CancelResult, JudgedLine, LineCancelResult } from '../engine.js';
import type { MedusaClient } from './client.js';

/** Removes units from an order with the extension. */
export async function cancelLines(send: MedusaClient, request: Parameters<MedusaClient>[0]): Promise<LineCancelResult> {
  const { status, body } = await send(request);
  if (isReason(status, body, 'key')) return { refusal: 'keyReused' };
  const refusal = findCancelRefusal(status, body);
  if (refusal) return { refusal };
  if (status !== 200) throw new Error(`Medusa answered ${status} to a cancellation.`);
  const { lines, version } = body as { lines: readonly JudgedLine[]; version?: number };
  return { lines, ...(version !== undefined && { id: String(version) }) };
}

/** Why the extension does not cancel anything of an order. */
export function findCancelRefusal(status: number, body: unknown): Exclude<CancelResult, 'cancelled'> | undefined {
  if (status === 404) return 'notFound';
  if (status !== 409) return undefined;
  return isReason(status, body, 'canceled') ? 'alreadyCancelled' : 'tooLate';
}

function isReason(status: number, body: unknown, reason: string): boolean {
  return status === 409 && (body as { reason?: string }).reason === reason;
}
