import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { describe, it } from '../support/mocha.js';
import '../support/page.js';

describe('another version of the tag', () => {
  it('that came first stays, and the console says so, once for each script that came too late', async () => {
    class FirstLoaded extends HTMLElement {
      static readonly version = '0.0.1-first';
    }
    customElements.define('orders-guest-lookup', FirstLoaded);
    await loadTag();
    await loadTag('?again');
    expect(customElements.get('orders-guest-lookup')).to.equal(FirstLoaded);
    const lines = takeConsoleLines();
    expect(lines.length).to.equal(2);
    expect(lines[0]).to.match(
      /^warn: <orders-guest-lookup> \d+\.\d+\.\d+\S* was loaded, but 0\.0\.1-first is registered/,
    );
  });
});
