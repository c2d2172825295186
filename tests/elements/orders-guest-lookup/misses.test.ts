import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import type { Clock } from '../support/clock.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { getDetails, listen } from '../support/heard-events.js';
import {
  fillIn,
  findKnownOrder,
  findMessage,
  getField,
  getSubmit,
  isDisabled,
  getValue,
  press,
  submit,
  typeInto,
  waitForMessage,
  waitForOrder,
} from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { fakeClock, find, getPageData, mount, service, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const TITLE = "We couldn't find that order";
const TOO_MANY = 'You can try again in';

/** Misses once and waits for the message. */
async function miss(element: GuestLookupElement, clock: Clock): Promise<void> {
  const sent = service.requests.length;
  await submit(element);
  await until(() => service.requests.length === sent + 1, 'the request');
  await settle();
  await clock.advance(800);
  await until(() => getSubmit(element).getAttribute('aria-busy') === null, 'the answer');
  // The message receives the focus after it is rendered.
  await settle();
}

describe('a miss', () => {
  before(() => loadTag());

  it('looks the same for an unknown order, a wrong e-mail and a wrong phone: text, event, time and requests', async () => {
    const seen: unknown[] = [];
    for (const [orderNumber, channel, contact] of [
      ['US99999999', 'email', KNOWN.email],
      [KNOWN.orderNumber, 'email', 'wrong@example.com'],
      [KNOWN.orderNumber, 'phoneNumber', '5035559999'],
      ['US99999999', 'phoneNumber', KNOWN.phoneNumber],
    ] as const) {
      const clock = fakeClock();
      const events = listen(document);
      const element = await mount({ flags: 'enableSmsLookup' });
      await typeInto(element, 'orderNumber', orderNumber);
      if (channel === 'phoneNumber') await press(element, 'Use a phone number instead');
      await until(() => find(element, `input[name=${channel}]`), 'the contact');
      await typeInto(element, channel, contact);
      const before = service.requests.length;
      await submit(element);
      await until(() => service.requests.length > before, 'the request');
      await settle();
      await clock.advance(799);
      await settle();
      const early = findMessage(element);
      await clock.advance(1);
      await waitForMessage(element, TITLE);
      seen.push({
        early,
        text: findMessage(element),
        requests: service.requests.length - before,
        errors: getDetails(events, 'orders-error'),
        values: [getValue(element, 'orderNumber') === orderNumber, getValue(element, channel) === contact],
      });
      element.remove();
      clock.restore();
    }
    expect(seen[0]).to.deep.equal({
      early: undefined,
      text:
        `${TITLE}Please enter a valid order number and email address or phone number. ` +
        'Note that your order number is case sensitive and is a combination of letters and numbers.',
      requests: 1,
      errors: [{ code: 'input-credentials-invalid', severity: 'warning', tag: 'orders-guest-lookup', retryable: true }],
      values: [true, true],
    });
    for (const other of seen.slice(1)) expect(other).to.deep.equal(seen[0]);
  });

  it('moves the focus to its message, keeps the typed text, and can be followed by a hit', async () => {
    const element = await mount();
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    await submit(element);
    await waitForMessage(element, TITLE);
    await until(
      () => element.shadowRoot?.activeElement === find(element, '[part~=message]'),
      'the focus on the message',
    );
    expect(getValue(element, 'email')).to.equal(KNOWN.email);
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await submit(element);
    await waitForOrder(element);
  });
});

describe('after five misses', () => {
  before(() => loadTag());

  it('the focus stays with a shopper who types elsewhere on the page, when the wait begins and when it ends', async () => {
    const clock = fakeClock();
    const two = await mount();
    await typeInto(two, 'orderNumber', 'AB12');
    two.shadowRoot?.activeElement?.setAttribute('data-typing', '');
    // A lookup of another build on the page has missed for the fifth time.
    getPageData().guesses = { misses: 0, waits: 1, blockedUntil: Date.now() + 60_000 };
    window.dispatchEvent(new CustomEvent('orders-area/guesses', { detail: 'another' }));
    await waitForMessage(two, TOO_MANY);
    await settle();
    expect(two.shadowRoot?.activeElement?.hasAttribute('data-typing'), 'when it begins').to.equal(true);
    await clock.advance(60_000);
    await until(() => !findMessage(two), 'the end of the wait');
    await settle();
    expect(two.shadowRoot?.activeElement?.hasAttribute('data-typing'), 'when it ends').to.equal(true);
    expect(getValue(two, 'orderNumber')).to.equal('AB12');
  });

  it('the button is disabled for a minute, counts down, sends nothing in any way, and then works again', async () => {
    const clock = fakeClock();
    const element = await mount();
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    for (let count = 0; count < 4; count += 1) await miss(element, clock);
    await settle();
    expect(isDisabled(getSubmit(element)), 'after four').to.equal(false);
    await miss(element, clock);
    await waitForMessage(element, `${TOO_MANY} 1:00.`);
    expect(isDisabled(getSubmit(element)), 'after five').to.equal(true);
    for (const time of ['0:59', '0:58', '0:57']) {
      await clock.advance(1_000);
      await waitForMessage(element, `${TOO_MANY} ${time}.`);
    }
    getField(element, 'email').focus();
    await sendKeys({ press: 'Enter' });
    getSubmit(element).click();
    await settle();
    expect(service.requests.length).to.equal(5);

    await clock.advance(56_000);
    await waitForMessage(element, `${TOO_MANY} 0:01.`);
    expect(isDisabled(getSubmit(element))).to.equal(true);
    await clock.advance(1_000);
    await until(() => !isDisabled(getSubmit(element)), 'the button');
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await submit(element);
    await waitForOrder(element);
    expect(service.requests.length).to.equal(6);
  });

  it('all lookups of the page are blocked, also one that is added later, and the end of a session changes nothing', async () => {
    const clock = fakeClock();
    const [one, two] = [await mount(), await mount()];
    await fillIn(one, { orderNumber: 'US99999999', email: KNOWN.email });
    await fillIn(two, KNOWN);
    for (let count = 0; count < 5; count += 1) await miss(one, clock);
    await waitForMessage(two, `${TOO_MANY} 1:00.`);
    const three = await mount();
    await waitForMessage(three, `${TOO_MANY} 1:00.`);
    one.endSession();
    await waitForMessage(one, `${TOO_MANY} 1:00.`);
    expect([one, two, three].map((element) => isDisabled(getSubmit(element)))).to.deep.equal([true, true, true]);
  });

  it('a hit in between restarts the count', async () => {
    const clock = fakeClock();
    const element = await mount();
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    for (let count = 0; count < 4; count += 1) await miss(element, clock);
    await findKnownOrder(element);
    await press(element, 'Look up another order');
    await until(() => find(element, 'form'), 'the form');
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    for (let count = 0; count < 4; count += 1) await miss(element, clock);
    await settle();
    expect(findMessage(element)).to.include(TITLE);
    expect(isDisabled(getSubmit(element))).to.equal(false);
  });
});

describe('a service that requests a wait', () => {
  before(() => loadTag());

  it('disables the button for that time', async () => {
    const clock = fakeClock();
    service.answer(() => ({ status: 429, json: {}, headers: { 'retry-after': '120' } }));
    const element = await mount();
    await fillIn(element, KNOWN);
    await submit(element);
    await waitForMessage(element, `${TOO_MANY} 2:00.`);
    expect(isDisabled(getSubmit(element))).to.equal(true);
    service.answer(() => ({ status: 404, json: {} }));
    await clock.advance(120_000);
    await until(() => !isDisabled(getSubmit(element)), 'the button');
    expect(service.requests.length).to.equal(1);
    expect(getValue(element, 'email')).to.equal(KNOWN.email);
  });
});

describe('twenty fast presses', () => {
  before(() => loadTag());

  it('send one request', async () => {
    const element = await mount();
    await fillIn(element, KNOWN);
    const release = service.hold();
    const button = getSubmit(element);
    for (let count = 0; count < 20; count += 1) button.click();
    await until(() => service.requests.length > 0, 'the request');
    for (let count = 0; count < 20; count += 1) {
      getSubmit(element).click();
      await Promise.resolve();
    }
    getField(element, 'email').focus();
    for (let count = 0; count < 5; count += 1) await sendKeys({ press: 'Enter' });
    await settle();
    release();
    await waitForOrder(element);
    await settle();
    expect(service.requests.length).to.equal(1);
  });

  it('send one check and one read with a phone number', async () => {
    const element = await mount({ flags: 'enableSmsLookup' });
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await press(element, 'Use a phone number instead');
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    await typeInto(element, 'phoneNumber', KNOWN.phoneNumber);
    const button = getSubmit(element);
    for (let count = 0; count < 20; count += 1) button.click();
    await waitForOrder(element);
    expect(service.requests.map(({ method }) => method)).to.deep.equal(['POST', 'GET']);
  });

  it('open sign-in as often as it is requested, and nothing else', async () => {
    let calls = 0;
    const element = await mount({}, { adapter: { signIn: () => (calls += 1) } });
    for (let count = 0; count < 3; count += 1) await press(element, 'Sign in');
    expect([calls, service.requests.length]).to.deep.equal([3, 0]);
    expect(takeConsoleLines()).to.deep.equal([]);
  });
});
