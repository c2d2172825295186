import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { createMember } from '../support/member.js';
import { find, placeTag, type Attributes, type OrdersElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { until } from '../support/until.js';
import { answerStatements, confirmStatement, fillInStatement, RECEIPT } from '../support/withdrawal-walk.js';

const STATEMENT = { name: 'Robin Doe', email: KNOWN.email, orderNumber: KNOWN.orderNumber };

function show(attributes: Attributes, properties: object = { adapter: {} }): OrdersElement {
  answerStatements({ status: 201, json: RECEIPT });
  return putInMain(placeTag('orders-withdrawal', { attributes: { country: 'de', ...attributes }, properties }));
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'an empty statement': async (attributes) => {
    const element = show(attributes);
    await until(() => find(element, 'form'), 'the form');
    return element;
  },
  'the items of an order': async (attributes) => {
    const element = show({ 'order-number': KNOWN.orderNumber, ...attributes }, { adapter: createMember() });
    await until(() => find(element, '.withdrawal-items'), 'the items');
    return element;
  },
  'the statement to confirm': async (attributes) => {
    const element = show(attributes);
    await fillInStatement(element, STATEMENT);
    await until(() => find(element, 'form .is-primary:not([aria-disabled])'), 'a statement without gaps');
    find<HTMLButtonElement>(element, 'form .is-primary')?.click();
    await until(() => find(element, '.withdrawal-text'), 'the statement');
    return element;
  },
  'that it was not sent': async (attributes) => {
    const element = show(attributes);
    answerStatements({ status: 429, json: {} });
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
  'the receipt': async (attributes) => {
    const element = show(attributes);
    await fillInStatement(element, STATEMENT);
    await confirmStatement(element);
    await until(() => find(element, '.withdrawal-text + .withdrawal-text'), 'the receipt');
    return element;
  },
  'that nothing is offered': async (attributes) => {
    const element = show({ ...attributes, country: 'us' });
    await until(() => find(element, '[data-heading]'), 'the heading');
    return element;
  },
};

describeScreens('orders-withdrawal', SCREENS);
