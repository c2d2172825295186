import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getText, placeTag, service } from '../support/page.js';
import { until } from '../support/until.js';

const ELSEWHERE = { 'api-base': 'https://orders.example.com', flags: 'enableGiftCardLookup' };

describe('<orders-gift-card-balance> on a page of another origin than its order service', () => {
  before(() => loadTag('orders-gift-card-balance'));

  it('shows no form, sends no request and names the permitting attribute in the console', async () => {
    const element = placeTag('orders-gift-card-balance', { attributes: ELSEWHERE });
    await until(() => takeConsoleLines().join().includes('allow-sensitive'), 'a line in the console');
    expect(find(element, 'input')).to.equal(null);
    expect(getText(element)).to.include('our own site');
    expect(service.requests).to.have.lengthOf(0);
  });

  it('shows the form if the page allows it', async () => {
    const element = placeTag('orders-gift-card-balance', { attributes: { ...ELSEWHERE, 'allow-sensitive': '' } });
    await until(() => find(element, 'input[name=pin]'), 'the form');
  });
});
