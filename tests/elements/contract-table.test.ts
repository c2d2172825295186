import { expect } from 'chai';
import type { TagContract } from '../../elements/bridge/tag-contract.js';
import type { OrdersTag } from '../../elements/loaders.js';
import type { AttributeKind, AttributeRow } from '../../src/app/configuration/attribute-table.js';
import { getScreen } from './support/area.js';
import { loadTag, toBuiltUrl } from './support/built.js';
import { WALKS } from './support/contract-walks.js';
import { before, describe, it } from './support/mocha.js';
import { placeTag, type OrdersElement } from './support/page.js';

/** A value of each type as a script sets it, and its form in the attribute. */
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

const TAGS = Object.keys(WALKS) as OrdersTag[];
const contracts = new Map<OrdersTag, TagContract>();
/** Shown by any of the tags. */
const partsShown = new Set<string>();

function getContract(tag: OrdersTag): TagContract {
  const contract = contracts.get(tag);
  if (!contract) throw new Error(`there is no table of <${tag}>`);
  return contract;
}

/** Turns `order-number` into `orderNumber`, independently: the page cannot use our functions. */
function toProperty(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function getNames(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name).sort();
}

/** For an attribute with enumerated values, one that is not its default. */
function toSample({ kind, values }: AttributeRow): { readonly value: unknown; readonly text: string } {
  const word = values?.at(-1);
  return word === undefined ? SAMPLES[kind] : { value: word, text: word };
}

/** Parts that every tag lists: shared names, whether or not a tag shows such a part today. */
function listCommonParts(): string[] {
  const [first = [], ...others] = [...contracts.values()].map(({ parts }) => getNames(parts));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** A guest's tag without a request: there is something to see, and nothing is requested. */
async function show(tag: OrdersTag): Promise<OrdersElement> {
  const element = placeTag(tag, tag === 'orders-area' ? { attributes: { routing: 'memory' } } : {});
  await new Promise((resolve) => element.addEventListener('orders-ready', resolve, { once: true }));
  return element;
}

/** What the walk through a tag's states showed. */
class Sightings {
  readonly parts = new Set<string>();
  readonly tokens = new Set<string>();
  readonly events = new Set<string>();
  readonly slots = new Set<string>();

  readonly look = (element: Element): void => {
    for (const node of element.shadowRoot?.querySelectorAll('[part], [exportparts], slot') ?? []) {
      for (const name of node.part) this.parts.add(name);
      for (const name of listExported(node)) this.parts.add(name);
      if (node instanceof HTMLSlotElement) this.slots.add(node.name);
    }
    const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
    for (const { cssText } of rules) {
      for (const [, name = ''] of cssText.matchAll(/var\(\s*(--orders-[\w-]+)/g)) this.tokens.add(name);
    }
  };
}

/** Parts of the tag inside a tag that a page can reach. */
function listExported(node: Element): string[] {
  const exported = new Set((node.getAttribute('exportparts') ?? '').split(/\s*,\s*/));
  const inner = [...(node.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]);
  return inner.filter((name) => exported.has(name));
}

/** Records every event of ours, whatever its name, but those that builds on one page dispatch on its window. */
function watchEvents(events: Set<string>): () => void {
  const real = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    const isOfTag = this !== window && (event instanceof CustomEvent || event.type.startsWith('orders-'));
    if (isOfTag) events.add(event.type);
    return real.call(this, event);
  };
  return () => {
    EventTarget.prototype.dispatchEvent = real;
  };
}

before(async () => {
  for (const tag of TAGS) await loadTag(tag);
  const module = (await import(toBuiltUrl('contract/contracts.js'))) as Record<string, TagContract>;
  for (const contract of Object.values(module)) contracts.set(contract.tag as OrdersTag, contract);
});

for (const tag of TAGS) {
  describe(`the table of <${tag}>`, () => {
    it('lists exactly the attributes that the element observes', () => {
      const observed = (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes;
      expect([...observed].sort()).to.deep.equal(getNames(getContract(tag).attributes));
      expect(observed.length).to.be.greaterThan(5);
    });

    it('lists attributes that are properties too: each reflects the other, also when removed', async () => {
      const element = await show(tag);
      const values = element as unknown as Record<string, unknown>;
      for (const row of getContract(tag).attributes) {
        const { value, text } = toSample(row);
        const { name } = row;
        const property = toProperty(name);
        element.removeAttribute(name);
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

    it('lists attributes that have their default if they are absent', () => {
      const element = document.createElement(tag) as unknown as Record<string, unknown>;
      const rows = getContract(tag).attributes.filter((row) => row.default !== undefined);
      expect(rows.map(({ name }) => element[toProperty(name)])).to.deep.equal(rows.map((row) => row.default));
      expect(rows.length).to.be.greaterThan(3);
    });

    it('lists object properties that exist, are undefined at first, and are kept by reference', async () => {
      const element = await show(tag);
      const attributes = element.getAttributeNames();
      for (const { name } of getContract(tag).properties) {
        const value = {};
        expect([name in element, Reflect.get(element, name)]).to.deep.equal([true, undefined]);
        Reflect.set(element, name, value);
        expect(Reflect.get(element, name) === value, name).to.equal(true);
        expect(element.getAttributeNames()).to.deep.equal(attributes);
      }
    });

    it('lists methods that can be called as declared', async () => {
      const element = await show(tag);
      for (const { name } of getContract(tag).methods) {
        const method: unknown = Reflect.get(element, name);
        expect(typeof method, name).to.equal('function');
        (method as () => void).call(element);
      }
    });

    it('lists exactly the events that are dispatched, the slots, the custom properties that are used and the visible parts', async () => {
      const { events, slots, tokens, parts } = getContract(tag);
      const seen = new Sightings();
      const stop = watchEvents(seen.events);
      try {
        await WALKS[tag](seen.look);
      } finally {
        stop();
      }
      expect([...seen.events].sort(), 'events').to.deep.equal([...events].sort());
      expect([...seen.slots].sort(), 'slots').to.deep.equal(getNames(slots));
      expect([...seen.tokens].sort(), 'custom properties').to.deep.equal(getNames(tokens));
      const common = listCommonParts();
      const shown = new Set([...seen.parts, ...common]);
      expect([...shown].sort(), 'parts').to.deep.equal(getNames(parts));
      for (const part of seen.parts) partsShown.add(part);
    });
  });
}

describe('the tables of all tags', () => {
  it('list no part for every tag that none of them shows', () => {
    const common = listCommonParts();
    // A unit test compares the parts of single icons with the icons.
    const shown = common.filter((name) => !name.startsWith('icon-'));
    expect(shown.filter((name) => !partsShown.has(name))).to.deep.equal([]);
    expect(common.length).to.be.greaterThan(3);
  });

  it('list every part of a screen for the area as well, through which the page reaches it', () => {
    const named = getNames(getContract('orders-area').parts);
    const inScreens = [...contracts.values()].flatMap(({ parts }) => getNames(parts));
    expect(inScreens.filter((name) => !named.includes(name))).to.deep.equal([]);
  });

  it('fail with an unlisted part, event, slot or custom property', async () => {
    const seen = new Sightings();
    const stop = watchEvents(seen.events);
    const element = await show('orders-area');
    const part = document.createElement('p');
    part.setAttribute('part', 'root stranger');
    part.innerHTML = '<slot name="stranger"></slot>';
    const inner = document.createElement('p');
    inner.setAttribute('part', 'stranger-inside');
    const screen = getScreen(element);
    screen.setAttribute('exportparts', 'stranger-inside, none');
    screen.shadowRoot?.append(inner);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.root { color: var(--orders-stranger, red) }');
    element.shadowRoot?.append(part);
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
    element.dispatchEvent(new CustomEvent('orders-stranger'));
    seen.look(element);
    stop();
    expect([
      seen.parts.has('stranger') && seen.parts.has('stranger-inside') && !seen.parts.has('none'),
      seen.slots.has('stranger'),
      seen.tokens.has('--orders-stranger'),
      seen.events.has('orders-stranger'),
    ]).to.deep.equal([true, true, true, true]);
  });
});
