import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { press } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, service, waitForText } from '../support/page.js';
import { chooseFirstItem, placePartlyCancellable } from '../support/partial-cancel-walk.js';
import { until } from '../support/until.js';

const PRIMARY = 'dialog .is-primary';
const RESULT = 'dialog .cancelled-lines li';

describe('the dialog that cancels some items', () => {
  before(() => loadTag('orders-detail'));

  it('offers first all that can still be cancelled, and cancels the chosen items', async () => {
    const element = placePartlyCancellable();
    await press(element, 'Cancel order');
    await until(() => find(element, 'dialog input[value=order]:checked'), 'the choice');
    expect(get(element, 'dialog').textContent).to.include('1 of 2 items in order US10000031 will be canceled.');
    expect(get(element, PRIMARY).textContent).to.equal('Cancel items');
    find<HTMLButtonElement>(element, 'dialog .is-secondary')?.click();
    await chooseFirstItem(element);
    expect(element.shadowRoot?.querySelectorAll('dialog input[type=checkbox]:disabled')).to.have.length(1);
    const events: unknown[] = [];
    element.addEventListener('orders-items-cancelled', (event) => events.push((event as CustomEvent).detail));
    find<HTMLButtonElement>(element, PRIMARY)?.click();
    await waitForText(element, 'The selected items are canceled');
    expect(get(element, RESULT).textContent).to.equal('Training shirt, Blue, Size M\u00a0· Qty 1: canceled');
    expect(element.shadowRoot?.activeElement?.tagName).to.equal('H3');
    const lines = [{ orderLineKey: 'L1', quantity: 1 }];
    expect(events).to.deep.equal([{ orderNumber: 'US10000031', lines }]);
    find<HTMLButtonElement>(element, PRIMARY)?.click();
    await until(() => find(element, '.order-head [part=message] li'), 'the notice on the order');
    expect(find(element, 'dialog')).to.equal(null);
  });

  it('is used with the keyboard alone', async () => {
    const element = placePartlyCancellable();
    await press(element, 'Cancel order');
    await until(() => find(element, 'dialog input[value=order]'), 'the choice');
    find<HTMLInputElement>(element, 'dialog input[value=order]')?.focus();
    await sendKeys({ press: 'ArrowDown' });
    await until(() => find(element, 'dialog input[type=checkbox]'), 'the items');
    expect(find(element, `${PRIMARY}[aria-disabled]`)).not.to.equal(null);
    find<HTMLInputElement>(element, 'dialog input[type=checkbox]')?.focus();
    await sendKeys({ press: ' ' });
    await until(() => find(element, `${PRIMARY}:not([aria-disabled])`), 'the enabled button');
    find<HTMLButtonElement>(element, PRIMARY)?.focus();
    await sendKeys({ press: 'Enter' });
    await waitForText(element, 'The selected items are canceled');
  });

  it('is as before without the flag', async () => {
    const element = placePartlyCancellable('');
    await press(element, 'Cancel order');
    await until(() => find(element, PRIMARY), 'the dialog');
    expect(find(element, 'dialog input')).to.equal(null);
    expect(get(element, 'dialog h3').textContent).to.equal('Cancel this order?');
    expect(service.requests.some(({ path }) => path.includes('/cancelOrder'))).to.equal(false);
  });
});
