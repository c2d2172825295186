import { createElement } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawPdf } from '../../../../demo/sandbox/files/draw-pdf.js';
import { DocumentsOffer } from '../../../../src/features/order-detail/documents-offer.js';
import type { OrderDocument } from '../../../../src/orders/model/order-details.js';
import { forgetPage } from '../../../support/forget-page.js';
import { createOrder } from '../../../support/orders.js';
import { renderView } from '../../../support/render-view.js';
import { answer, silence, type Reply } from '../../../support/scripted-fetch.js';

beforeEach(forgetPage);

const FILE = new TextDecoder().decode(drawPdf(['Invoice']));
const DOCUMENTS: readonly OrderDocument[] = [
  { id: 'old', type: 'INVOICE', label: '2026-1', date: '2026-11-02T12:00:00Z' },
  { id: 'new', type: 'CREDIT_NOTE', label: '2026-2', date: '2026-11-12T12:00:00Z' },
  { id: 'bare', type: 'unknown' },
];

type Setting = NonNullable<Parameters<typeof renderView>[1]>;

function open(documents: readonly OrderDocument[] | undefined, setting: Setting = {}, ...replies: readonly Reply[]) {
  const order = createOrder(documents && { documents });
  return renderView(() => createElement(DocumentsOffer, { order }), setting, ...replies);
}

function watchSaved(): { readonly name: string }[] {
  const saved: { name: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return saved;
}

describe('the documents of an order', () => {
  it('lists the documents newest first, each with its type, label and date', async () => {
    const view = await open(DOCUMENTS);
    expect(view.text()).toMatch(/Documents.*Credit note.*2026-2 · .*Nov 12.*Invoice.*2026-1 · .*Nov 2.*Document$/);
    expect(view.button('Invoice').getAttribute('aria-label')).toMatch(/^Invoice, 2026-1, /);
    expect(view.requests()).toEqual([]);
  });

  it.each<[what: string, documents: readonly OrderDocument[] | undefined, setting: Setting]>([
    ['without documents', undefined, {}],
    ['with a document that no path can name', [{ id: '..', type: 'INVOICE' }], {}],
    ['on a shared device', DOCUMENTS, { attributes: { kiosk: '' } }],
    ['of a back end without the call', DOCUMENTS, { properties: { adapter: { service: { calls: ['get-order'] } } } }],
  ])('shows nothing of it for an order %s', async (_what, documents, setting) => {
    expect((await open(documents, setting)).text()).toBe('');
  });

  it('loads a document when it is opened, and saves it under its name', async () => {
    const saved = watchSaved();
    const view = await open(DOCUMENTS, {}, answer(200, FILE));
    await view.press('Invoice');
    expect(view.requests().map(({ url }) => url)).toEqual([expect.stringMatching(/\/US10000001\/old$/)]);
    await view.press('Download');
    expect(saved).toEqual([{ name: 'invoice-US10000001-2026-11-02.pdf' }]);
  });

  it('saves the file if the browser opens no tab', async () => {
    const saved = watchSaved();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const view = await open(DOCUMENTS, {}, answer(200, FILE));
    await view.press('Credit note');
    await view.press('Open');
    await view.press('Print');
    expect(saved).toHaveLength(2);
  });

  it('says that a document is not ready yet, which is no failure, and checks again', async () => {
    const notReady = answer(404, { errors: [{ code: 'DOCUMENT_NOT_READY', message: '' }] });
    const view = await open(DOCUMENTS);
    view.script(notReady);
    await view.press('Invoice');
    expect(view.text()).toContain("Your document isn't ready yet");
    expect(view.page.events.map(({ name }) => name)).not.toContain('orders-error');
    view.script(answer(200, FILE));
    await view.press('Check again');
    expect(view.text()).toContain('Open, print or download it as a PDF.');
  });

  it('says that a document is not there, and offers the contact alone', async () => {
    const view = await open(DOCUMENTS, {}, answer(404, {}));
    await view.press('Invoice');
    expect(view.text()).toContain("This document isn't available");
    expect(view.text()).toContain('Contact us');
    expect(view.text()).not.toContain('Try again');
  });

  it.each<readonly [what: string, sent: readonly [reply: Reply, text: string, action: string]]>([
    ['a 500', [answer(500, {}), "We couldn't get your document", 'Try again']],
    ['a 401', [answer(401, {}), 'Please sign in again', 'Sign in']],
    ['a file that is no PDF', [answer(200, 'text'), "We couldn't open your document", 'Try again']],
  ])('says so after %s, and offers a way to continue', async (_what, [reply, text, action]) => {
    const view = await open(DOCUMENTS, {}, reply);
    await view.press('Invoice');
    await view.settle(60_000);
    expect(view.text()).toContain(text);
    expect(view.button(action)).toBeTruthy();
  });

  it('drops the file and stops loading when the dialog is closed', async () => {
    let signal: AbortSignal | null | undefined;
    const view = await open(DOCUMENTS, {}, (request) => {
      signal = request.init.signal;
      return silence(request);
    });
    await view.press('Invoice');
    await view.settle(3_000);
    expect(view.text()).toContain('Still getting your document.');
    await view.press('Close');
    expect(signal?.aborted).toBe(true);
    expect(view.find('dialog')).toBeNull();
  });
});
