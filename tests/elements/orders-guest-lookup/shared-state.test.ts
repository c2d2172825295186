import { expect } from 'chai';
import { loadTag, toBuiltUrl } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { fillIn, findKnownOrder, getField, getValue, submit, typeInto, waitForOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getPageData, getText, mount, service, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { findTraces } from '../support/traces.js';
import { settle, until } from '../support/until.js';

const OTHER = { orderNumber: KNOWN.orderNumber, email: 'someone-else@example.com' };

async function configure(defaults: object): Promise<void> {
  const script = (await import(toBuiltUrl('cdn/orders-guest-lookup.js'))) as { configureOrders(given: object): void };
  script.configureOrders(defaults);
}

describe('two lookups on a page', () => {
  before(() => loadTag());

  it('share the request for the same lookup', async () => {
    const [one, two] = [await mount(), await mount()];
    const release = service.hold();
    for (const element of [one, two]) {
      await fillIn(element, KNOWN);
      await submit(element);
    }
    await settle();
    release();
    await waitForOrder(one);
    await waitForOrder(two);
    expect(service.requests.map(({ path }) => path)).to.deep.equal([`/summary/v1/${KNOWN.orderNumber}`]);
  });

  it('send separate requests for different lookups', async () => {
    const [one, two] = [await mount(), await mount()];
    const release = service.hold();
    await fillIn(one, KNOWN);
    await submit(one);
    await fillIn(two, OTHER);
    await submit(two);
    await until(() => service.requests.length === 2, 'two requests');
    release();
    await waitForOrder(one);
    expect(getText(two)).not.to.include('Training shirt');
  });

  it('share no typed character', async () => {
    const [one, two] = [await mount({ country: 'cn' }), await mount({ country: 'cn' })];
    await fillIn(one, KNOWN);
    getField(one, 'acceptsTerms').click();
    await settle();
    expect([getValue(two, 'orderNumber'), getValue(two, 'email')]).to.deep.equal(['', '']);
    expect(getField(two, 'acceptsTerms').checked).to.equal(false);
    expect(findTraces(two.shadowRoot, [KNOWN.orderNumber, KNOWN.email])).to.deep.equal([]);
    expect(
      findTraces(getPageData(), [KNOWN.orderNumber, KNOWN.email]),
      'what is typed is in no registry',
    ).to.deep.equal([]);
    await typeInto(two, 'orderNumber', 'CD34');
    expect(getValue(one, 'orderNumber')).to.equal(KNOWN.orderNumber);
  });

  it('do not abort a request that the other still awaits; the last one does', async () => {
    const [one, two] = [await mount(), await mount()];
    service.hold();
    for (const element of [one, two]) {
      await fillIn(element, KNOWN);
      await submit(element);
    }
    await until(() => service.requests.length === 1, 'the request');
    one.remove();
    await settle();
    expect(service.aborted).to.equal(0);
    two.remove();
    await until(() => service.aborted === 1, 'the abort');
  });
});

describe('a page that sets a new adapter at every render', () => {
  before(() => loadTag());

  const createAdapter = () => ({ user: { id: 'm1' }, getAccessToken: () => 'token', links: {} });

  it('a hundred times causes no request, and keeps node, text, selection and focus', async () => {
    const element = await mount({}, { adapter: createAdapter() });
    await typeInto(element, 'orderNumber', 'ABCD1234');
    const field = getField(element, 'orderNumber');
    field.setSelectionRange(2, 5);
    for (let render = 0; render < 100; render += 1) {
      element.adapter = createAdapter();
      await Promise.resolve();
    }
    await settle();
    expect(service.requests.length).to.equal(0);
    expectSame(element.shadowRoot?.activeElement, field, 'what has the focus');
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['ABCD1234', 2, 5]);
  });

  it('during a lookup neither repeats nor aborts it', async () => {
    const events = listen(document);
    const element = await mount({}, { adapter: createAdapter() });
    await fillIn(element, KNOWN);
    const release = service.hold();
    await submit(element);
    for (let render = 0; render < 20; render += 1) {
      element.adapter = createAdapter();
      await Promise.resolve();
    }
    await until(() => service.requests.length > 0, 'the request');
    release();
    await waitForOrder(element);
    expect([service.requests.length, service.aborted]).to.deep.equal([1, 0]);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([]);
  });
});

describe('when the shopper signs out', () => {
  before(() => loadTag());

  const member = { user: { id: 'm1', email: 'member@example.com' } };
  const canaries = [KNOWN.email, encodeURIComponent(KNOWN.email), KNOWN.orderNumber, 'Training shirt', 'm1', 'member@'];

  async function expectNoTrace(element: GuestLookupElement): Promise<void> {
    await until(() => find(element, 'form'), 'an empty form');
    await settle();
    const everything = [getPageData(), element.shadowRoot, document.body, { ...localStorage }, { ...sessionStorage }];
    const traces = everything.flatMap((root) => findTraces(root, canaries));
    expect(traces).to.deep.equal([]);
    expect([getValue(element, 'orderNumber'), getValue(element, 'email')]).to.deep.equal(['', '']);
  }

  it('the search for traces finds them during the session', async () => {
    const element = await mount({}, { adapter: member });
    await findKnownOrder(element);
    expect(findTraces(getPageData(), canaries).length).to.be.greaterThan(0);
    expect(findTraces(element.shadowRoot, canaries).length).to.be.greaterThan(0);
  });

  it('no trace of a displayed order is left', async () => {
    const events = listen(document);
    const element = await mount({}, { adapter: member });
    await findKnownOrder(element);
    element.adapter = {};
    await expectNoTrace(element);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'user-changed' }]);
  });

  it('no trace of typed text is left', async () => {
    const element = await mount({}, { adapter: member });
    await fillIn(element, KNOWN);
    element.adapter = { user: null };
    await expectNoTrace(element);
  });

  it('no trace of a lookup with the rules of another country is left', async () => {
    const element = await mount({ country: 'us' }, { adapter: member });
    await findKnownOrder(element);
    element.setAttribute('country', 'de');
    await settle();
    element.adapter = {};
    await expectNoTrace(element);
  });

  it("no trace of a guest's lookup before signing in is left", async () => {
    const element = await mount();
    await findKnownOrder(element);
    element.adapter = member;
    await settle();
    element.adapter = {};
    await expectNoTrace(element);
  });

  it('a pending request is aborted, and a late answer is dropped', async () => {
    const element = await mount({}, { adapter: member });
    await fillIn(element, KNOWN);
    const release = service.hold();
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    element.adapter = {};
    await until(() => service.aborted === 1, 'the abort');
    release();
    await expectNoTrace(element);
  });

  it('inside the same adapter object, the same applies once it is set again', async () => {
    const adapter: { user: { id: string } | null } = { user: { id: 'm1' } };
    const element = await mount({}, { adapter });
    await findKnownOrder(element);
    adapter.user = null;
    element.adapter = adapter;
    await expectNoTrace(element);
  });

  it('and another signs in, the same applies', async () => {
    const events = listen(document);
    const element = await mount({}, { adapter: member });
    await findKnownOrder(element);
    element.adapter = { user: { id: 'n2' } };
    await expectNoTrace(element);
    expect(getDetails(events, 'orders-session-end').length).to.equal(1);
  });

  it('every tag of the page is cleared if the adapter is a page default', async () => {
    await configure({ adapter: member });
    const [one, two] = [await mount(), await mount()];
    await findKnownOrder(one);
    await fillIn(two, KNOWN);
    await configure({ adapter: {} });
    await expectNoTrace(one);
    await expectNoTrace(two);
  });
});
