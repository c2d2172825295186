import { describe, expect, it } from 'vitest';
import { drawPdf } from '../../../../../demo/sandbox/files/draw-pdf.js';
import { getEFapiao } from '../../../../../src/features/order-detail/e-fapiao/api/get-e-fapiao.js';
import { isWholePdf } from '../../../../../src/http/pdf.js';
import { createTestContext, type CallContextOptions } from '../../../../support/call-context.js';
import { answer } from '../../../../support/scripted-fetch.js';
import { sealContact } from '../../../../support/secrets.js';

const FILE = new TextDecoder().decode(drawPdf(['E-fapiao']));
const { signal } = new AbortController();

async function get(proof: Parameters<typeof getEFapiao>[1]['proof'], options: CallContextOptions = {}) {
  const context = createTestContext(options);
  context.platform.network.script(answer(200, FILE));
  const outcome = await getEFapiao(context, { orderNumber: 'CN10000003', proof }, signal);
  const [sent] = context.platform.network.requests;
  if (!sent) throw new Error('Nothing was sent.');
  return { outcome, sent };
}

describe('the e-fapiao of an order', () => {
  it('comes byte for byte', async () => {
    const { outcome } = await get(sealContact({ email: 'guest@example.com' }));
    expect(outcome).toEqual({ kind: 'found', value: drawPdf(['E-fapiao']) });
  });

  it('is requested for a guest with the contact in a header', async () => {
    const { sent } = await get(sealContact({ email: 'guest@example.com' }));
    expect(sent.url).toBe('https://api.shop.example/order_mgmt/e_fapiao/v1/CN10000003');
    expect(sent.headers.get('x-guest-email')).toBe('guest%40example.com');
  });

  it('is requested for a guest with the contact in a filter, if the retailer configures it', async () => {
    const { sent } = await get(sealContact({ phoneNumber: '13800138000' }), {
      guestCredentials: 'filter',
      dialCode: '86',
    });
    expect(sent.url).toMatch(/\?filter=phoneNumber\(%2B8613800138000\)$/);
    expect(sent.headers.has('x-guest-phone')).toBe(false);
  });

  it('is requested for a member with the token only', async () => {
    const { sent } = await get(undefined, { tokens: ['t0ken'] });
    expect([...sent.headers.keys()].filter((name) => name.startsWith('x-guest'))).toEqual([]);
    expect(sent.headers.get('authorization')).toBe('Bearer t0ken');
  });
});

describe('a PDF', () => {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

  it.each<[what: string, bytes: Uint8Array, isWhole: boolean]>([
    ['is complete as written', encode(FILE), true],
    ['is complete with a comment after its end', encode(`${FILE}${' '.repeat(900)}`), true],
    ['is incomplete without its end', encode(FILE.slice(0, -10)), false],
    ['is incomplete without its beginning', encode(FILE.slice(1)), false],
    ['is incomplete if it ends long before the bytes do', encode(FILE + 'x'.repeat(2_000)), false],
    ['is incomplete without bytes', encode(''), false],
    ['is incomplete if it is an HTML page', encode('<html>%PDF-1.4 %%EOF</html>'), false],
  ])('%s', (_what, bytes, isWhole) => {
    expect(isWholePdf(bytes)).toBe(isWhole);
  });
});
