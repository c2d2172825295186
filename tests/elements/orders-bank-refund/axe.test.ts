import { describeScreens, putInMain, type ShowScreen } from '../support/axe-screens.js';
import { createMember } from '../support/member.js';
import { find, placeTag, type Attributes, type OrdersElement } from '../support/page.js';
import { answerRefunds, fillInAccount, submitAccount } from '../support/refund-walk.js';
import { KNOWN } from '../support/service.js';
import { until } from '../support/until.js';

function show(attributes: Attributes, status = 200, properties: object = { adapter: createMember() }): OrdersElement {
  answerRefunds({ status, json: { data: {} } });
  const given = { 'order-number': KNOWN.orderNumber, ...attributes };
  return putInMain(placeTag('orders-bank-refund', { attributes: given, properties }));
}

const SCREENS: Readonly<Record<string, ShowScreen>> = {
  'what will happen': async (attributes) => {
    const element = show(attributes);
    await until(() => find(element, '.refund-steps'), 'the steps');
    return element;
  },
  'the form, with a wrong number': async (attributes) => {
    const element = show({ step: 'form', ...attributes });
    await fillInAccount(element, { iban: 'NL91' } as object);
    find(element, 'input[name=iban]')?.focus();
    find(element, 'input[name=firstName]')?.focus();
    await until(() => find(element, '.field-error'), 'the error');
    return element;
  },
  'that it failed': async (attributes) => {
    const element = show(attributes, 500);
    await submitAccount(element);
    await until(() => find(element, 'dialog[open]'), 'the box');
    return element;
  },
  'that it was sent': async (attributes) => {
    const element = show(attributes);
    await submitAccount(element);
    await until(() => find(element, '.order-columns'), 'that it was sent');
    return element;
  },
  'what a guest sees': async (attributes) => {
    const element = show(attributes, 200, { contact: { email: KNOWN.email } });
    await until(() => find(element, '[part~=message]'), 'the message');
    return element;
  },
};

describeScreens('orders-bank-refund', SCREENS);
