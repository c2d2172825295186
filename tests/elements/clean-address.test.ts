import { expect } from 'chai';
import type { OrdersTag } from '../../elements/loaders.js';
import { waitForScreen, type AreaElement } from './support/area.js';
import { WALKS } from './support/contract-walks.js';
import { openFrame, type Frame } from './support/frame.js';
import { getValue } from './support/lookup-form.js';
import { createMember } from './support/member.js';
import { afterEach, describe, ENGINE, it } from './support/mocha.js';
import { find, type GuestLookupElement } from './support/page.js';
import { KNOWN } from './support/service.js';
import { pause, until } from './support/until.js';

/** WebKit allows a page a hundred address changes in ten seconds, and these tests need more. */
if (ENGINE === 'webkit') afterEach(() => pause(400));

const TAGS = Object.keys(WALKS) as OrdersTag[];
const EMAIL = KNOWN.email;
const PHONE = '5035550100';
const QUERY = `email=${encodeURIComponent(EMAIL)}&phoneNumber=${PHONE}`;

/** A page's address after its path. */
function readRest({ window }: Frame): string {
  return window.location.search + window.location.hash;
}

function getField(element: Element, name: string): HTMLInputElement | null {
  return find<HTMLInputElement>(element, `input[name=${name}]`);
}

for (const tag of TAGS) {
  describe(`contact data in the address of a page with <${tag}>`, () => {
    for (const [where, given, left] of [
      ['the query', `?a=1&${QUERY}&b=x%20y#top`, '?a=1&b=x%20y#top'],
      [
        'the query of the fragment',
        `?a=1#/us/en/orders/details/?${QUERY}&b=x%20y`,
        '?a=1#/us/en/orders/details/?b=x%20y',
      ],
      ['both', `?email=a%40b.example#/details/?${QUERY}`, '#/details/'],
    ] as const) {
      it(`is removed from ${where} as soon as the tag is there, without an entry in the history`, async () => {
        const frame = await openFrame(undefined, `/empty-page${given}`);
        frame.window.history.replaceState({ page: 7 }, '');
        const entries = frame.window.history.length;
        await frame.load(tag, { attributes: tag === 'orders-area' ? { routing: 'memory' } : {} });
        expect(readRest(frame)).to.equal(left);
        expect([frame.window.history.length, frame.window.history.state]).to.deep.equal([entries, { page: 7 }]);
      });
    }

    it('is removed even if the attributes of the tag are invalid', async () => {
      const frame = await openFrame(undefined, `/empty-page?${QUERY}`);
      const lines: string[] = [];
      Object.assign((frame.window as unknown as { console: Console }).console, {
        error: (line: string) => lines.push(line),
      });
      await frame.load(tag, { attributes: { country: 'usa' } });
      expect(readRest(frame)).to.equal('');
      await until(() => lines.length > 0, 'the line about the country');
    });
  });
}

describe('contact data in the address of an area that routes by hash', () => {
  const hash = { attributes: { routing: 'hash' } } as const;

  it('fills in the lookup of the address', async () => {
    const frame = await openFrame(undefined, `/empty-page#/details/${KNOWN.orderNumber}/?${QUERY}&a=1`);
    const area = await frame.load<AreaElement>('orders-area', hash);
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => getField(lookup, 'email')?.value === EMAIL, 'the e-mail address');
    expect(getField(lookup, 'orderNumber')?.value).to.equal(KNOWN.orderNumber);
    expect(readRest(frame)).to.equal(`#/details/${KNOWN.orderNumber}/?a=1`);
  });

  it('fills in the lookup to which a guest is redirected', async () => {
    const frame = await openFrame(undefined, `/empty-page#/sales/${KNOWN.orderNumber}/?${QUERY}`);
    const area = await frame.load<AreaElement>('orders-area', hash);
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => getField(lookup, 'email')?.value === EMAIL, 'the e-mail address');
    expect(readRest(frame)).not.to.include('example.com').and.not.include(PHONE);
  });

  it('is removed when the page navigates there later, and fills in the lookup', async () => {
    const frame = await openFrame(undefined, '/empty-page#/gift-card-lookup');
    const area = await frame.load<AreaElement>('orders-area', {
      attributes: { ...hash.attributes, flags: 'enableGiftCardLookup' },
    });
    await waitForScreen(area, 'orders-gift-card-balance');
    frame.window.location.hash = `#/details/${KNOWN.orderNumber}/?${QUERY}`;
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => getField(lookup, 'email')?.value === EMAIL, 'the e-mail address');
    expect(readRest(frame)).to.equal(`#/details/${KNOWN.orderNumber}/`);
  });

  it('is removed for a member too, who needs none', async () => {
    const frame = await openFrame(undefined, `/empty-page#/?${QUERY}`);
    const area = await frame.load<AreaElement>('orders-area', { ...hash, properties: { adapter: createMember() } });
    await waitForScreen(area, 'orders-history');
    expect(readRest(frame)).to.equal('#/');
  });

  it('is removed when the page adds it while the screen stays the same', async () => {
    const frame = await openFrame(undefined, '/empty-page#/');
    const area = await frame.load<AreaElement>('orders-area', { ...hash, properties: { adapter: createMember() } });
    await waitForScreen(area, 'orders-history');
    frame.window.location.hash = `#/?${QUERY}&a=1`;
    await until(() => readRest(frame) === '#/?a=1', 'the clean address');
  });
});

describe('contact data removed from an address', () => {
  it('fills in a lookup that is added after another tag', async () => {
    const frame = await openFrame(undefined, `/empty-page#/details/?${QUERY}`);
    await frame.load('orders-gift-card-balance');
    expect(getValue(await frame.mount(), 'email')).to.equal(EMAIL);
  });

  it('is cleared with the session if no lookup has used it', async () => {
    const frame = await openFrame(undefined, `/empty-page?${QUERY}`);
    const card = await frame.load('orders-gift-card-balance', { attributes: { flags: 'enableGiftCardLookup' } });
    card.endSession();
    const lookup: GuestLookupElement = await frame.mount();
    expect(getValue(lookup, 'email')).to.equal('');
  });
});
