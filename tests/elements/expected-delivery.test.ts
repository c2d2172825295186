import { expect } from 'chai';
import { loadTag } from './support/built.js';
import { createMember, createMemberService } from './support/member.js';
import { before, describe, it } from './support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from './support/order.js';
import { placeTag, service, waitForText } from './support/page.js';

/** A day in the service's text: no code parses it. */
const EXPECTED: Readonly<Record<string, readonly [first: string, second: string]>> = {
  en: ['Arriving Tue, Nov 24', 'Arriving Nov 26 - 28'],
  de: ['Ankunft Di., 24.11.', 'Ankunft 26.–28. Nov.'],
  ja: ['11月24日（火）お届け予定', '11月26日～28日お届け予定'],
};

describe('the expected delivery', () => {
  before(async () => {
    for (const tag of ['orders-card', 'orders-detail'] as const) await loadTag(tag);
  });

  const item = (key: string, eddTranslated: string | undefined) => ({
    ...createWireItem(),
    orderLineKey: key,
    eddTranslated,
  });
  const order = (lines: readonly (string | undefined)[]) =>
    createWireOrder('US77777777', {
      group: [
        createWireGroup(
          'On its way',
          lines.map((text, index) => item(`000${index}`, text)),
        ),
      ],
    });
  const attributes = { flags: 'enableEdd', 'order-number': 'US77777777' };
  const listDeliveries = (element: Element): string[] =>
    [...(element.shadowRoot?.querySelectorAll('.card-sub, .item-details') ?? [])].flatMap(({ textContent }) =>
      Object.values(EXPECTED).flat().includes(textContent) ? [textContent] : [],
    );

  it("is the service's text in the language of the tag, and is requested again in another", async () => {
    service.answer((request) => {
      const language = /language\((\w+)\)/.exec(decodeURIComponent(request.query))?.[1] ?? '';
      const [first] = EXPECTED[language] ?? [];
      return createMemberService([order([first, first])])(request);
    });
    const element = placeTag('orders-detail', { attributes, properties: { adapter: createMember() } });
    for (const [locale, [first]] of Object.entries(EXPECTED)) {
      element.setAttribute('locale', locale);
      await waitForText(element, first);
      expect(listDeliveries(element)).to.deep.equal([first]);
    }
  });

  it('is shown with each line if the lines differ, and on no card', async () => {
    const lines = EXPECTED['en'] ?? [];
    service.answer(createMemberService([order([...lines, undefined])]));
    const detail = placeTag('orders-detail', { attributes, properties: { adapter: createMember() } });
    await waitForText(detail, 'On its way');
    expect(listDeliveries(detail)).to.deep.equal(lines);
    const card = placeTag('orders-card', { attributes, properties: { order: order([...lines]) } });
    await waitForText(card, 'On its way');
    expect(listDeliveries(card)).to.deep.equal([]);
  });

  it('is not shown without its flag', async () => {
    const [first] = EXPECTED['en'] ?? [];
    const card = placeTag('orders-card', { properties: { order: order([first]) } });
    await waitForText(card, 'On its way');
    expect(listDeliveries(card)).to.deep.equal([]);
  });
});
