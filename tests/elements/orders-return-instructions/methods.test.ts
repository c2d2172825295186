import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { press } from '../support/lookup-form.js';
import { createMadeReturn, placeInstructions, RETURN_NUMBER, serveReturn } from '../support/made-return.js';
import { createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireGroup, createWireItem } from '../support/order.js';
import { getText, service, waitForText, type Attributes, type OrdersElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const CALL = '/order_mgmt/user_return_methods/v1';
const CHANGED = 'orders-return-method-changed';

const listMethods = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('.guide-switch button') ?? [])].map(({ textContent }) => textContent);
const listChanges = (): unknown[] => service.requests.filter(({ path }) => path === CALL).map(({ body }) => body);

async function mount(attributes: Attributes, order: object): Promise<OrdersElement> {
  serveReturn(createMadeReturn({ ...order }));
  const element = placeInstructions(attributes);
  await waitForText(element, 'What happens next');
  await settle();
  return element;
}

before(() => loadTag('orders-return-instructions'));

describe('the day by which the items go back', () => {
  const line = { ...createWireItem(), lineItemStatus: { status: 'return created' } };
  const back = { ...createWireGroup('Return created', [line]), isReturnOrder: true };
  const exchange = { ...back, exchangeOrderNumber: 'US2' };
  for (const [what, order, days, words] of [
    ['is the last of the return period', { returnMethod: 'upsPickup|UPSN' }, 60, 'Return your items by'],
    ['of a parcel for the post office is the same', { returnMethod: 'upsDropoff|USPS' }, 60, 'Return your items by'],
    ['of a drop-off asks to drop the items off', { returnMethod: 'upsDropoff|UPSN' }, 60, 'Drop off your items by'],
    [
      'of a return to a store asks to bring the items in',
      { returnMethod: 'returnToStore' },
      60,
      'Bring your items in by',
    ],
    ['of an exchange is the earlier one of its country', { group: [exchange] }, 21, 'Drop off your items by'],
  ] as const) {
    it(what, async () => {
      const element = await mount({}, { group: [back], ...order });
      const day = new Date(Date.now() - 60 * 60_000);
      day.setDate(day.getDate() + days);
      const date = day.toLocaleDateString('en-US', { dateStyle: 'medium' });
      expect(getText(element)).to.include(`${words} ${date}`);
    });
  }
});

describe('the other methods of a return', () => {
  for (const [what, attributes, order, methods] of [
    ['with a label are all', {}, { returnMethod: 'upsDropoff|UPSN' }, ['Pickup by UPS', 'Return to a store']],
    ['to a store, which has no label, are those that need none', {}, { returnMethod: 'returnToStore' }, []],
    ['to a store by its mark are those that need none', {}, { returnToStore: true }, []],
    [
      'without a label by the flag are those that need none',
      { flags: 'disableCreateReturnLabelFlag' },
      { returnMethod: 'upsDropoff|UPSN' },
      ['Return to a store'],
    ],
    [
      'in a country without labels are those that need none',
      { country: 'kr', flags: 'enableCourierPickup' },
      { returnMethod: 'returnToStore' },
      ['Courier pickup'],
    ],
  ] as const) {
    it(what, async () => {
      const element = await mount(attributes, order);
      expect(listMethods(element).map((name) => name.replace('Have it picked up', 'Courier pickup'))).to.deep.equal(
        methods,
      );
      expect(getText(element).includes('Changed your mind?')).to.equal(methods.length > 0);
    });
  }

  it('are reported to the page and the service when the shopper switches, one after the other', async () => {
    const events = listen(document);
    const element = await mount({}, { returnMethod: 'upsDropoff|UPSN' });
    await press(element, 'Return to a store');
    await press(element, 'Pickup by UPS');
    await until(() => listChanges().length === 2, 'both changes');
    expect(getDetails(events, CHANGED)).to.deep.equal([
      { returnOrderNumber: RETURN_NUMBER, method: 'returnToStore' },
      { returnOrderNumber: RETURN_NUMBER, method: 'upsPickup|UPSN' },
    ]);
    expect(listChanges()).to.deep.equal([
      { returnOrderNumber: RETURN_NUMBER, returnMethod: 'returnToStore' },
      { returnOrderNumber: RETURN_NUMBER, returnMethod: 'upsPickup' },
    ]);
  });

  it('stay switched in the next tag of the page, also if the service reports the new method', async () => {
    const element = await mount({}, { returnMethod: 'upsDropoff|UPSN' });
    await press(element, 'Return to a store');
    element.remove();
    await settle();
    for (const returnMethod of ['upsDropoff|UPSN', 'returnToStore']) {
      const next = await mount({}, { returnMethod });
      expect(getText(next)).to.include('Take your items to one of our stores');
      expect(listMethods(next)).to.include('Pickup by UPS');
      next.remove();
      await settle();
    }
  });

  for (const [what, status, errors] of [
    ['does not know the call is not reported', 404, []],
    ['fails is a warning', 500, ['warning']],
  ] as const) {
    it(`a service that ${what}`, async () => {
      const events = listen(document);
      const answerMember = createMemberService([createMadeReturn({ returnMethod: 'upsDropoff|UPSN' })]);
      service.answer((request) => (request.path === CALL ? { status, json: {} } : answerMember(request)));
      const element = placeInstructions();
      await waitForText(element, 'Changed your mind?');
      await press(element, 'Return to a store');
      await until(() => listChanges().length === 1, 'the change');
      await settle();
      expect(getDetails(events, 'orders-error').map(({ severity }) => severity)).to.deep.equal(errors);
      expect(getText(element)).to.include('Take your items to one of our stores');
    });
  }
});
