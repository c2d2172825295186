import { expect } from 'chai';
import { loadTag, toBuiltUrl } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { findKnownOrder, getValue, typeInto } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, mount, type GuestLookupElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-guest-lookup';

describe('the script, loaded twice', () => {
  before(() => loadTag());

  it('is harmless: the first definition stays, nothing is said, and what was typed is still there', async () => {
    const first = customElements.get(TAG);
    const element = await mount();
    await typeInto(element, 'orderNumber', 'AB12');
    await loadTag('?again');
    await loadTag('?and-again');
    await settle();
    expect(customElements.get(TAG)).to.equal(first);
    expect(takeConsoleLines()).to.deep.equal([]);
    expect(getValue(element, 'orderNumber')).to.equal('AB12');
    await findKnownOrder(element);
  });

  it('once in parts and once as a single file is as harmless', async () => {
    const first = customElements.get(TAG);
    await import(toBuiltUrl('embed/orders-guest-lookup.js'));
    expect(customElements.get(TAG)).to.equal(first);
    expect(takeConsoleLines()).to.deep.equal([]);
  });

  it('shares its page-wide defaults with the first, because they belong to the page', async () => {
    const copy = (await import(`${toBuiltUrl('esm/orders-guest-lookup.js')}?for-defaults`)) as {
      configureOrders(defaults: object): void;
    };
    const element = await mount();
    expect(Boolean(find(element, 'input[name=acceptsTerms]'))).to.equal(false);
    copy.configureOrders({ country: 'cn' });
    await until(() => find(element, 'input[name=acceptsTerms]'), 'the terms of China');
  });
});

describe('defaults of the page', () => {
  before(() => loadTag());

  it('are overruled by an attribute, and can be taken away again', async () => {
    const { configureOrders } = (await import(toBuiltUrl('esm/orders-guest-lookup.js'))) as {
      configureOrders(defaults: object): void;
    };
    configureOrders({ country: 'cn', flags: ['enableSmsLookup'] });
    const element: GuestLookupElement = await mount({ country: 'us' });
    expect(Boolean(find(element, 'input[name=acceptsTerms]'))).to.equal(false);
    expect(Boolean(find(element, '.form-part button'))).to.equal(true);
    configureOrders({ flags: undefined });
    await until(() => !find(element, '.form-part button'), 'no phone number on offer');
  });

  it('can stand in a script element, where there is no module', async () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset['ordersConfig'] = '';
    script.textContent = JSON.stringify({ country: 'cn' });
    document.body.append(script);
    const element = await mount();
    script.remove();
    expect(Boolean(find(element, 'input[name=acceptsTerms]'))).to.equal(true);
  });
});
