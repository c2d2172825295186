import { expect } from 'chai';
import type { TagContract } from '../../elements/bridge/tag-contract.js';
import type { AttributeKind } from '../../src/host/attribute-table.js';
import { loadTag, toBuiltUrl } from './support/built.js';
import { takeConsoleLines } from './support/console-lines.js';
import { fillIn, findKnownOrder, press, submit, waitForMessage } from './support/lookup-form.js';
import { before, describe, it } from './support/mocha.js';
import { find, mount, place, service, type GuestLookupElement } from './support/page.js';
import { KNOWN } from './support/service.js';
import { settle, until } from './support/until.js';

/** A value of each kind as a script sets it, and how it stands in the attribute. */
const SAMPLES: Readonly<Record<AttributeKind, { readonly value: unknown; readonly text: string }>> = {
  text: { value: 'Shop', text: 'Shop' },
  flag: { value: true, text: '' },
  tokens: { value: ['one', 'two'], text: 'one two' },
  country: { value: 'de', text: 'de' },
  language: { value: 'en-GB', text: 'en-GB' },
  'https-or-path': { value: '/orders', text: '/orders' },
  'order-number': { value: 'C01234567', text: 'C01234567' },
  'one-of': { value: 'dark', text: 'dark' },
};

let contract: TagContract;

/** `order-number` -> `orderNumber`, written anew: the page's side knows none of our functions. */
function toProperty(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function getNames(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name).sort();
}

/** What a walk through the tag's states showed. */
class Sightings {
  readonly parts = new Set<string>();
  readonly tokens = new Set<string>();
  readonly events = new Set<string>();

  look(element: GuestLookupElement): void {
    for (const part of element.shadowRoot?.querySelectorAll('[part]') ?? []) {
      for (const name of part.part) this.parts.add(name);
    }
    const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
    for (const { cssText } of rules) {
      for (const [, name = ''] of cssText.matchAll(/var\(\s*(--orders-[\w-]+)/g)) this.tokens.add(name);
    }
  }
}

/** Notes every event of ours, whatever its name, wherever it is sent. */
function watchEvents(events: Set<string>): () => void {
  const real = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent || event.type.startsWith('orders-')) events.add(event.type);
    return real.call(this, event);
  };
  return () => {
    EventTarget.prototype.dispatchEvent = real;
  };
}

/** Through every state of the lookup: fresh, with errors, missed, failed, found, signed in, ended, and set up wrongly. */
async function walk(seen: Sightings): Promise<void> {
  const element = await mount({ flags: 'enableSmsLookup' }, { adapter: { signIn: () => undefined } });
  await settle();
  seen.look(element);
  await press(element, 'Sign in');
  await fillIn(element, { ...KNOWN, email: 'other@example.com' });
  await submit(element);
  await waitForMessage(element, "We couldn't find that order");
  seen.look(element);
  service.answer(() => ({ status: 500, json: {} }));
  await fillIn(element, KNOWN);
  await submit(element);
  await waitForMessage(element, 'Try again');
  seen.look(element);
  element.endSession();
  await until(() => find(element, 'form'), 'a fresh form');
  seen.look(element);
  const wrong = place({ country: 'usa' });
  await until(() => find(wrong, '[part~=message]'), 'the view of a wrong set-up');
  seen.look(wrong);
  takeConsoleLines();
}

describe('the table of <orders-guest-lookup>', () => {
  before(async () => {
    await loadTag();
    const module = (await import(toBuiltUrl('contract/contract.js'))) as { guestLookupContract: TagContract };
    contract = module.guestLookupContract;
  });

  it('names the attributes that the element observes, all of them', () => {
    const observed = (customElements.get(contract.tag) as unknown as { observedAttributes: string[] })
      .observedAttributes;
    expect([...observed].sort()).to.deep.equal(getNames(contract.attributes));
    expect(observed.length).to.be.greaterThan(5);
  });

  it('names attributes that are properties too: set as one, it stands in the other, and goes with it', async () => {
    const element = await mount();
    const values = element as unknown as Record<string, unknown>;
    for (const { name, kind } of contract.attributes) {
      const { value, text } = SAMPLES[kind];
      const property = toProperty(name);
      const absent = values[property];
      values[property] = value;
      expect([name, element.getAttribute(name), values[property]]).to.deep.equal([name, text, value]);
      values[property] = undefined;
      expect([name, element.hasAttribute(name), values[property]]).to.deep.equal([name, false, absent]);
      element.setAttribute(name, text);
      expect([name, values[property]]).to.deep.equal([name, value]);
      element.removeAttribute(name);
    }
  });

  it('names attributes that give their default where they are absent', async () => {
    const element = (await mount()) as unknown as Record<string, unknown>;
    const rows = contract.attributes.filter((row) => row.default !== undefined);
    expect(rows.map(({ name }) => element[toProperty(name)])).to.deep.equal(rows.map((row) => row.default));
    expect(rows.length).to.be.greaterThan(3);
  });

  it('names object properties that are there, absent at first, and kept by reference', async () => {
    const element = await mount();
    for (const { name } of contract.properties) {
      const value = {};
      expect([name in element, Reflect.get(element, name)]).to.deep.equal([true, undefined]);
      Reflect.set(element, name, value);
      expect(Reflect.get(element, name) === value, name).to.equal(true);
      expect(element.getAttributeNames()).to.deep.equal([]);
    }
  });

  it('names methods that can be called as they are declared', async () => {
    const element = await mount();
    for (const { name } of contract.methods) {
      const method: unknown = Reflect.get(element, name);
      expect(typeof method, name).to.equal('function');
      (method as () => void).call(element);
    }
  });

  it('names the events that are sent, parts that show and custom properties that are read, and no others exist', async () => {
    const seen = new Sightings();
    const stop = watchEvents(seen.events);
    try {
      const element = await mount({ flags: 'enableSmsLookup' });
      await findKnownOrder(element);
      seen.look(element);
      element.remove();
      await walk(seen);
    } finally {
      stop();
    }
    expect([...seen.events].sort(), 'events').to.deep.equal([...contract.events].sort());
    expect([...seen.parts].sort(), 'parts').to.deep.equal(getNames(contract.parts));
    expect([...seen.tokens].sort(), 'custom properties').to.deep.equal(getNames(contract.tokens));
  });

  it('would be caught with a part, an event or a custom property that it does not name', async () => {
    const seen = new Sightings();
    const stop = watchEvents(seen.events);
    const element = await mount();
    const part = document.createElement('p');
    part.setAttribute('part', 'root stranger');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.root { color: var(--orders-stranger, red) }');
    element.shadowRoot?.append(part);
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
    element.dispatchEvent(new CustomEvent('orders-stranger'));
    seen.look(element);
    stop();
    expect([
      seen.parts.has('stranger'),
      seen.tokens.has('--orders-stranger'),
      seen.events.has('orders-stranger'),
    ]).to.deep.equal([true, true, true]);
  });
});
