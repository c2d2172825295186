import { expect } from 'chai';
import { openFrame, type Frame } from '../support/frame.js';
import { getDetails, listen } from '../support/heard-events.js';
import { fillIn, getValue, press, submit, typeInto, waitForMessage, waitForOrder } from '../support/lookup-form.js';
import { describe, it } from '../support/mocha.js';
import { find, get, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

/** Modules that load after the form, by the beginning of their file names, and when each is needed. */
const CHUNKS = ['pending-lookup', 'calls', 'prepare-call', 'lookup-message'] as const;
const LOST = "We couldn't connect";
const CHUNK_MESSAGE = "Part of this page didn't load. What you entered is still here.";

/** Removes the fault, and the shopper tries again. */
async function recover(frame: Frame, element: GuestLookupElement): Promise<void> {
  await until(() => element.shadowRoot?.activeElement === find(element, '[part~=message]'), 'the focus on the message');
  // The focus in the form triggers another preload, which still fails.
  await settle();
  await frame.setFault({ file: 'none', kind: 'none' });
  await press(element, 'Try again');
  await waitForOrder(element);
}

/** The files of the package that a page received. */
function listLoaded({ window }: Frame): string[] {
  return window.performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '');
}

describe('a lazy module of the tag that cannot be loaded', () => {
  for (const chunk of CHUNKS) {
    it(`${chunk}: reports it, keeps the typed text, tells the page, and is loaded again by Try again`, async () => {
      const frame = await openFrame({ file: chunk, kind: 'missing' });
      const events = listen(frame.window.document);
      const element = await frame.mount();
      await fillIn(element, KNOWN);
      await submit(element);
      await waitForMessage(element, LOST);
      await waitForMessage(element, CHUNK_MESSAGE);
      expect([getValue(element, 'orderNumber'), getValue(element, 'email')]).to.deep.equal([
        KNOWN.orderNumber,
        KNOWN.email,
      ]);
      const [detail, ...others] = getDetails(events, 'orders-error');
      expect([detail, others]).to.deep.equal([
        { code: 'chunk-load', severity: 'error', tag: 'orders-guest-lookup', retryable: true },
        [],
      ]);

      await recover(frame, element);
      expect(frame.service.requests.length).to.equal(1);
      expect(listLoaded(frame).filter((name) => name.startsWith(chunk)).length).to.be.greaterThan(1);
    });
  }

  it('that is missing twice is reported twice, and still works the third time', async () => {
    const frame = await openFrame({ file: 'calls', kind: 'missing' });
    const events = listen(frame.window.document);
    const element = await frame.mount();
    await fillIn(element, KNOWN);
    await submit(element);
    await waitForMessage(element, LOST);
    await press(element, 'Try again');
    await until(() => getDetails(events, 'orders-error').length === 2, 'the second report');
    await waitForMessage(element, LOST);
    await recover(frame, element);
  });

  it('the calls: a phone number is kept, and works after Try again', async () => {
    const frame = await openFrame({ file: 'calls', kind: 'missing' });
    const element = await frame.mount({ flags: 'enableSmsLookup' });
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    get<HTMLButtonElement>(element, '.form-part button').click();
    await until(() => find(element, 'input[name=phoneNumber]'), 'the phone number');
    await typeInto(element, 'phoneNumber', '503 555 0100');
    await submit(element);
    await waitForMessage(element, CHUNK_MESSAGE);
    expect(getValue(element, 'phoneNumber')).to.equal('503 555 0100');
    expect(frame.service.requests.length).to.equal(0);
    await recover(frame, element);
  });

  it('the explanation of a configuration error: the console still names tag, attribute and value, and the page is told', async () => {
    const frame = await openFrame({ file: 'explain-problems', kind: 'missing' });
    const events = listen(frame.window.document);
    const lines: string[] = [];
    frame.window.console.error = (line: string) => lines.push(line);
    const element = await frame.mount({ country: 'us' });
    element.setAttribute('country', 'usa');
    await until(() => lines.length > 0, 'a line in the console');
    expect(lines).to.deep.equal(['<orders-guest-lookup> cannot use country="usa".']);
    expect(getDetails(events, 'orders-error').map(({ code }) => code)).to.deep.equal(['config-country-invalid']);
  });

  it('the rules of the market: the order is shown all the same, and the console names the market', async () => {
    const frame = await openFrame({ file: 'market-all', kind: 'missing' });
    const lines: string[] = [];
    frame.window.console.error = (line: string) => lines.push(line);
    const element = await frame.mount();
    await fillIn(element, KNOWN);
    await submit(element);
    await waitForOrder(element);
    await until(() => lines.length > 0, 'a line in the console');
    expect(lines.join('\n')).to.match(/^<orders-guest-lookup> could not load the rules of the market "us"\./);
  });
});
