import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMAIL, MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const getEFapiao = (orderNumber: string, headers: Record<string, string>) =>
  sandbox.request(`/order_mgmt/e_fapiao/v1/${orderNumber}`, { headers });

describe('the e-fapiao of the sandbox', () => {
  it.each([
    ['a member', MEMBER],
    ['a guest with the e-mail address', EMAIL],
  ])('is a PDF for %s, named after its order', async (_who, headers) => {
    const { status, headers: sent, text } = await getEFapiao('CN10000003', headers);
    expect([status, sent.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(sent.get('content-disposition')).toBe('attachment; filename="e-fapiao-CN10000003.pdf"');
    expect(text).toContain('(Order CN10000003)');
  });

  it('has its objects at the offsets of its table', async () => {
    const { text } = await getEFapiao('CN10000003', MEMBER);
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^xref\n0 6\n/);
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
    const [, length, stream] = /<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it.each([
    ['an order without a shipment', 'CN10000001', MEMBER],
    ['an unknown order', 'CN99999999', MEMBER],
    ['an order of another guest', 'CN10000003', { 'x-guest-email': 'other%40example.com' }],
  ])('is missing for %s, with identical answers', async (_what, orderNumber, headers) => {
    const answers = [await getEFapiao(orderNumber, headers), await getEFapiao('CN99999999', MEMBER)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  it('requires the contact of a guest', async () => {
    expect((await getEFapiao('CN10000003', {})).status).toBe(400);
  });
});
