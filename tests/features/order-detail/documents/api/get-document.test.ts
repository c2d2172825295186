import { describe, expect, it } from 'vitest';
import { drawPdf } from '../../../../../demo/sandbox/files/draw-pdf.js';
import { getDocument } from '../../../../../src/features/order-detail/documents/api/get-document.js';
import { createTestContext } from '../../../../support/call-context.js';
import { answer, type Reply } from '../../../../support/scripted-fetch.js';
import { sealContact } from '../../../../support/secrets.js';

const FILE = new TextDecoder().decode(drawPdf(['Invoice']));
const MEGABYTE = 1_024 * 1_024;
const proof = sealContact({ email: 'guest@example.com' });

async function get(reply: Reply, request = { orderNumber: 'US10000035', documentId: 'invoice-35' }) {
  const context = createTestContext();
  context.platform.network.script(reply);
  const running = getDocument(context, { ...request, proof }, new AbortController().signal);
  // A file that cannot be read is requested once more, after a pause.
  await context.platform.clock.pass(60_000);
  const outcome = await running;
  return { outcome, sent: context.platform.network.requests };
}

const refuse = (code: string): Reply => answer(404, { errors: [{ code, message: '' }] });

describe('a document of an order', () => {
  it('comes byte for byte, for a guest with the contact in a header', async () => {
    const { outcome, sent } = await get(answer(200, FILE));
    expect(outcome).toEqual({ kind: 'found', value: drawPdf(['Invoice']) });
    expect(sent[0]?.url).toBe('https://api.shop.example/order_mgmt/documents/v1/US10000035/invoice-35');
    expect(sent[0]?.headers.get('x-guest-email')).toBe('guest%40example.com');
    expect(sent[0]?.headers.get('accept')).toBe('application/pdf');
  });

  it('has its id in the path as one segment', async () => {
    const { sent } = await get(answer(200, FILE), { orderNumber: 'US10000035', documentId: 'a/../%2e?x=1#y' });
    expect(sent[0]?.url).toMatch(/\/documents\/v1\/US10000035\/a%2F\.\.%2F%252e%3Fx%3D1%23y$/);
  });

  it.each(['DOCUMENT_NOT_READY', 'INVOICE_NOT_READY', 'NOT_READY'])(
    'is not ready yet with the code %s',
    async (code) => {
      const { outcome } = await get(refuse(code));
      expect(outcome).toMatchObject({ kind: 'failed', failure: { status: 404, retryable: true } });
    },
  );

  it.each(['ORDER_NOT_FOUND', 'NOT_READY_EVER', ''])('is missing with the code %j', async (code) => {
    expect((await get(refuse(code))).outcome).toEqual({ kind: 'missing' });
  });

  it.each<[what: string, text: string]>([
    ['JSON', '{"url":"https://evil.example/a.pdf"}'],
    ['text', 'This is no PDF.'],
    ['a PDF that breaks off', FILE.slice(0, -10)],
  ])('is unreadable if it is %s', async (_what, text) => {
    const { outcome } = await get(answer(200, text));
    expect(outcome).toMatchObject({
      kind: 'failed',
      failure: { code: 'service-get-document-failure', retryable: true },
    });
    expect(outcome.kind === 'failed' && outcome.failure.unreadable).toBeTruthy();
  });

  it('may have 10 MB, and is refused if it is larger, without a second request', async () => {
    const pad = (bytes: number): string => `${FILE.slice(0, -6)}%${'x'.repeat(bytes - FILE.length - 2)}\n%%EOF\n`;
    expect((await get(answer(200, pad(10 * MEGABYTE)))).outcome.kind).toBe('found');
    const { outcome, sent } = await get(answer(200, pad(10 * MEGABYTE + 1)));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { unreadable: 'shape' } });
    expect(sent).toHaveLength(1);
  });

  it('fails as signed out if a gateway sends its sign-in page', async () => {
    const { outcome } = await get(answer(200, '<html>Sign in</html>'));
    expect(outcome.kind).toBe('failed');
  });
});
