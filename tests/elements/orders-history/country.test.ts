import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { mountHistory } from '../support/history.js';
import { createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder } from '../support/order.js';
import { getText, service, waitForText } from '../support/page.js';
import { settle } from '../support/until.js';

/** The orders of each country, as the service filters them. */
const NUMBERS: Readonly<Record<string, string>> = { us: 'US10000001', au: 'AU10000001', de: 'DE10000001' };

describe('a history whose country changes on a living tag', () => {
  before(() => loadTag('orders-history'));

  it('requests the orders of the new one, and shows only them', async () => {
    service.answer((request) => {
      const country = /country\((\w+)\)/.exec(decodeURIComponent(request.query))?.[1] ?? '';
      return createMemberService([createWireOrder(NUMBERS[country])])(request);
    });
    // One request, and another if the country has a different language.
    const element = await mountHistory();
    await waitForText(element, 'US10000001');
    for (const [country, former] of [
      ['au', 'US10000001'],
      ['de', 'AU10000001'],
      ['us', 'DE10000001'],
    ] as const) {
      const known = service.requests.length;
      element.setAttribute('country', country);
      await waitForText(element, NUMBERS[country] ?? '');
      await settle();
      expect(getText(element)).not.to.include(former);
      const addresses = service.requests.slice(known).map(({ path, query }) => path + decodeURIComponent(query));
      expect(addresses.length).to.be.greaterThan(0);
      for (const query of addresses) expect(query).to.include(`country(${country})`);
    }
  });
});
