import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { enterText } from '../support/enter-text.js';
import type { Answer } from '../support/exchange.js';
import { findButton, press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, service, waitForText, type OrdersElement } from '../support/page.js';
import { chooseLine, countSent, goOn, pick, placeWizard, waitForWhy } from '../support/return-steps.js';
import { until } from '../support/until.js';

const BOOK = '/identity/user/v1/m1/address';
const CHECK = '/identity/address_validations/v1';

function createAddress(id: string, changes: object = {}) {
  return {
    ...{ id, code: '48060', country: 'KR', locality: '해운대구', province: '부산광역시', phone: '01012345678' },
    ...{ line1: `항만로 ${id.slice(-1)}`, name: { familyName: '도', givenName: '로빈' }, preferred: false, ...changes },
  };
}

/** Seven addresses: two pages, of which the second has two. */
const SEVEN = Array.from({ length: 7 }, (_, index) => createAddress(`adr-${index + 1}`));

interface AddressScene {
  readonly list?: Answer;
  readonly checked?: Answer;
  readonly created?: Answer;
}

async function showAddresses(scene: AddressScene = {}): Promise<OrdersElement> {
  const {
    list = { status: 200, json: SEVEN },
    checked = { status: 200, json: { validated: true } },
    created = { status: 201, json: createAddress('adr-9') },
  } = scene;
  const element = await placeWizard({
    answers: { [CHECK]: () => checked, [BOOK]: ({ method }) => (method === 'GET' ? list : created) },
    attributes: { country: 'kr', flags: 'enableCourierPickup' },
  });
  await chooseLine(element);
  await pick(element, '.method input[value^=courierPickup]');
  await goOn(element);
  await until(() => find(element, '.address-choice, .address-pages, .button.is-secondary'), 'the addresses');
  return element;
}

function countChoices(element: Element): number {
  return element.shadowRoot?.querySelectorAll('.address-choice input').length ?? 0;
}

/** Types into the address form. */
function fillIn(element: Element, fields: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(fields)) {
    const input = get<HTMLInputElement>(element, `input[name=${name}]`);
    enterText(input, text);
  }
}

const TYPED = {
  ...{ familyName: '김', givenName: '하나', phone: '01055550101', code: '04524', province: '서울특별시' },
  ...{ locality: '중구', line1: '세종대로 110' },
};

async function enterAddress(element: Element, fields: Readonly<Record<string, string>> = TYPED): Promise<void> {
  await press(element, 'Add an address');
  await until(() => find(element, 'input[name=line1]'), 'the form');
  fillIn(element, fields);
  await press(element, 'Use this address');
}

before(() => loadTag('orders-return-wizard'));

describe('the step of the pickup address', () => {
  it('shows five addresses a page with the page number, and continues once one is chosen', async () => {
    const element = await showAddresses();
    await waitForText(element, '1 - 5 of 7');
    expect(countChoices(element)).to.equal(5);
    await waitForWhy(element, 'Choose an address.');
    await press(element, 'Next');
    await waitForText(element, '6 - 7 of 7');
    expect(countChoices(element)).to.equal(2);
    await pick(element, '.address-choice input');
    await waitForWhy(element, undefined);
    await goOn(element);
    await waitForText(element, 'Pickup address');
    await waitForText(element, '항만로 6');
  });

  it('shows the range of a single page, too', async () => {
    const element = await showAddresses({ list: { status: 200, json: SEVEN.slice(0, 5) } });
    await waitForText(element, '1 - 5 of 5');
    expect(findButton(element, 'Next') === undefined).to.equal(true);
  });

  it('requires a valid postal code, and sends nothing before', async () => {
    const element = await showAddresses();
    await enterAddress(element, { ...TYPED, code: '0452' });
    await waitForText(element, 'Please enter a valid postal code.');
    expect(countSent(CHECK)).to.equal(0);
  });

  it('saves a verified address, and selects it', async () => {
    const element = await showAddresses();
    await enterAddress(element);
    await until(() => !find(element, '[part~=dialog]'), 'no box');
    await waitForWhy(element, undefined);
    const writes = service.requests.filter(({ path, method }) => path === BOOK && method === 'POST');
    expect(writes).to.have.length(1);
    expect(writes[0]?.body).to.deep.include({ line1: '세종대로 110', code: '04524', country: 'KR' });
  });

  it('asks about an unverified address, and accepts it as entered', async () => {
    const element = await showAddresses({ checked: { status: 200, json: { validated: false } } });
    await enterAddress(element);
    await waitForText(element, "We couldn't verify your address. Please review it before you continue.");
    expect(countSent(BOOK)).to.equal(1);
    await press(element, 'Use address as entered');
    await waitForWhy(element, undefined);
  });

  it('offers a suggestion beside the entered address, and uses the chosen one', async () => {
    const close = { ...TYPED, line1: '세종대로 110-1' };
    const { familyName, givenName, ...rest } = close;
    const validatedAddress = { ...rest, country: 'KR', name: { familyName, givenName } };
    const element = await showAddresses({ checked: { status: 200, json: { validated: true, validatedAddress } } });
    await enterAddress(element);
    await waitForText(element, 'We found a close match.');
    await press(element, 'Use suggested address');
    await waitForWhy(element, undefined);
    const sent = service.requests.find(({ path, method }) => path === BOOK && method === 'POST')?.body;
    expect(sent).to.deep.include({ line1: '세종대로 110-1' });
  });

  it('uses an address for this return only if the address book returns no id', async () => {
    const element = await showAddresses({ created: { status: 201, json: {} } });
    await enterAddress(element);
    await waitForText(element, 'For this return only');
    await waitForWhy(element, undefined);
    takeConsoleLines();
  });

  it('is empty if the address book cannot be loaded, with a retry', async () => {
    const element = await showAddresses({ list: { status: 400, json: { errors: [{ code: 'BAD', message: '' }] } } });
    await waitForText(element, "We couldn't load your saved addresses");
    expect(countChoices(element)).to.equal(0);
    await waitForWhy(element, 'Choose an address.');
    await press(element, 'Try again');
    await until(() => countSent(BOOK) === 2, 'another look');
    takeConsoleLines();
  });
});
