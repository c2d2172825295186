import { Refusal } from '../http/answers.js';

interface Label {
  readonly labelFormat: 'PDF' | 'PNG';
  /** The file in base64. */
  readonly returnLabel: string;
}

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 5_000_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Fetches the file of a label. Whoever made the shipment wrote its address, so this fetches only from the origins of the shop's carriers,
 * without redirects, and only while the caller waits.
 */
export async function fetchLabel(url: string, origins: readonly string[], caller: AbortSignal): Promise<Label> {
  if (!origins.includes(new URL(url).origin)) throw createUnreadable();
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), caller]);
  const answer = await fetch(url, { redirect: 'error', signal });
  const isTooBig = Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES;
  if (!answer.ok || isTooBig) throw createUnreadable();
  const file = Buffer.from(await answer.arrayBuffer());
  const labelFormat = findFormat(file);
  if (!labelFormat || file.length > MOST_BYTES) throw createUnreadable();
  return { labelFormat, returnLabel: file.toString('base64') };
}

function findFormat(file: Buffer): Label['labelFormat'] | undefined {
  if (file.subarray(0, PNG.length).equals(PNG)) return 'PNG';
  return file.subarray(0, 5).toString('latin1') === '%PDF-' ? 'PDF' : undefined;
}

function createUnreadable(): Refusal {
  return new Refusal(503, { code: 'LABEL_UNAVAILABLE', message: 'The label cannot be fetched from the carrier.' });
}
