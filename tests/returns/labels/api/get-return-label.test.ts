import { describe, expect, it } from 'vitest';
import { drawPng } from '../../../../demo/sandbox/files/draw-png.js';
import { getReturnLabel, toReturnLabel } from '../../../../src/returns/labels/api/get-return-label.js';
import { createTestContext } from '../../../support/call-context.js';
import { answer } from '../../../support/scripted-fetch.js';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
const PNG = Buffer.from(drawPng([[true, false]], 1)).toString('base64');
const LABEL = { carrier: 'UPSN', labelFormat: 'PDF', returnLabel: PDF };

async function get(status: number, body: unknown) {
  const context = createTestContext();
  context.platform.network.script(answer(status, body));
  const outcome = await getReturnLabel(
    context,
    { returnNumber: 'RT/1', proof: undefined },
    new AbortController().signal,
  );
  return { outcome, requests: context.platform.network.requests };
}

describe('the label of a return', () => {
  it('is requested by its number', async () => {
    const { requests } = await get(200, LABEL);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/order_mgmt/user_return_labels/v1/RT%2F1']);
  });

  it('may not be ready yet, which can be retried', async () => {
    const { outcome } = await get(404, { errors: [{ code: 'LABEL_NOT_READY', message: 'm' }] });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { status: 404, retryable: true } });
  });

  it('is missing after any other 404', async () => {
    expect((await get(404, { errors: [{ code: 'ORDER_NOT_FOUND', message: 'm' }] })).outcome).toEqual({
      kind: 'missing',
    });
    expect((await get(404, 'gone')).outcome).toEqual({ kind: 'missing' });
  });
});

describe('a parsed label', () => {
  it('is a complete PDF or picture', () => {
    expect(toReturnLabel(LABEL)).toMatchObject({ carrier: 'UPSN', kind: 'pdf' });
    expect(toReturnLabel({ ...LABEL, labelFormat: 'PNG', returnLabel: PNG }).kind).toBe('png');
  });

  it.each([
    ['lacks its file', { ...LABEL, returnLabel: undefined }],
    ['lacks its carrier', { ...LABEL, carrier: null }],
    ['has another format than declared', { ...LABEL, labelFormat: 'PNG' }],
    ['has an unknown format', { ...LABEL, labelFormat: 'ZPL' }],
    ['is truncated', { ...LABEL, returnLabel: Buffer.from('%PDF-1.4\n').toString('base64') }],
    ['is no base64', { ...LABEL, returnLabel: '%PDF-1.4 %%EOF' }],
    ['is empty', { ...LABEL, returnLabel: '' }],
  ])('is refused if it %s', (_what, wire) => {
    expect(() => toReturnLabel(wire)).toThrow();
  });

  it.each<[what: string, dropOffCode: unknown, code: unknown]>([
    ['a text', { data: 'RETURN/1' }, { kind: 'text', text: 'RETURN/1' }],
    ['a picture', { data: PNG }, { kind: 'picture', bytes: new Uint8Array(Buffer.from(PNG, 'base64')) }],
    ['undefined if it is empty', { data: ' ' }, undefined],
    ['undefined if it is a truncated picture', { data: PNG.slice(0, 40) }, undefined],
    ['undefined if it has another shape', { data: 7 }, undefined],
    ['undefined if there is none', null, undefined],
  ])('has the code %s', (_what, dropOffCode, code) => {
    expect(toReturnLabel({ ...LABEL, dropOffCode }).code).toEqual(code);
  });

  it('may be ten megabytes long', () => {
    const long = Buffer.from(`%PDF-1.4\n${'0'.repeat(10_000_000)}\n%%EOF\n`).toString('base64');
    expect(toReturnLabel({ ...LABEL, returnLabel: long }).bytes).toHaveLength(10_000_016);
  });
});
