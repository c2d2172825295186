import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { FORM_TAGS, mountForm, waitInForm } from '../support/form-tags.js';
import { fillIn, getField, getValue, submit, typeInto, waitForOrder } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, mount, service } from '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import type { PlainElement } from '../support/plain-tag.js';
import { KNOWN } from '../support/service.js';
import { pause, settle, until } from '../support/until.js';

type Movable = HTMLElement & { moveBefore(node: Node, child: Node | null): void };

function createContainer(): Movable {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

for (const row of FORM_TAGS) {
  describe(`<${row.tag}> that is moved`, () => {
    before(() => loadTag(row.tag));

    it('by append keeps its nodes, the typed text, the selection and the focus', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'ABCD1234');
      const field = getField(screen, 'orderNumber');
      field.setSelectionRange(2, 5);
      createContainer().append(element);
      await settle();
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expect(field.value).to.equal('ABCD1234');
      expectSame(screen.shadowRoot?.activeElement, field, 'what has the focus');
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([2, 5]);
      await sendKeys({ type: 'x' });
      expect(field.value).to.equal('ABx234');
    });

    it('by append several times in one task is unchanged', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'ABCD1234');
      const field = getField(screen, 'orderNumber');
      for (const container of [createContainer(), createContainer(), createContainer()]) container.append(element);
      await settle();
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expectSame(screen.shadowRoot?.activeElement, field, 'what has the focus');
      await sendKeys({ type: 'x' });
      expect(getValue(screen, 'orderNumber')).to.include('x');
    });

    it('without the focus does not take it', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'AB12');
      const other = document.createElement('button');
      document.body.append(other);
      other.focus();
      createContainer().append(element);
      await settle();
      expectSame(document.activeElement, other, 'what has the focus');
    });

    it('back in a later microtask is still the same element', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'AB12');
      const field = getField(screen, 'orderNumber');
      element.remove();
      await Promise.resolve();
      document.body.append(element);
      await settle();
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expect(field.value).to.equal('AB12');
    });

    it('by moveBefore keeps everything, including the focus, without a blur', async () => {
      const { element, screen } = await mountForm(row);
      await typeInto(screen, 'orderNumber', 'ABCD1234');
      const field = getField(screen, 'orderNumber');
      field.setSelectionRange(2, 5);
      let blurs = 0;
      field.addEventListener('blur', () => (blurs += 1));
      createContainer().moveBefore(element, null);
      await settle();
      expectSame(getField(screen, 'orderNumber'), field, 'the field');
      expectSame(screen.shadowRoot?.activeElement, field, 'what has the focus');
      expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['ABCD1234', 2, 5]);
      expect(blurs).to.equal(0);
    });
  });

  describe(`<${row.tag}> that is removed`, () => {
    before(() => loadTag(row.tag));

    it('unmounts after a task, and starts afresh when it comes back', async () => {
      const { element, screen } = await mountForm(row, { country: 'cn' });
      await typeInto(screen, 'orderNumber', 'AB12');
      const field = getField(screen, 'orderNumber');
      element.remove();
      await pause(5);
      expect(element.shadowRoot?.childElementCount).to.equal(0);
      document.body.append(element);
      const fresh = await waitInForm(row, element, 'form');
      expect(getField(fresh, 'orderNumber') === field, 'a new field').to.equal(false);
      expect(getValue(fresh, 'orderNumber')).to.equal('');
      expect(Boolean(find(fresh, 'input[name=acceptsTerms]')), 'its attributes still hold').to.equal(true);
      await typeInto(fresh, 'orderNumber', 'CD34');
    });
  });
}

describe('a tag that is moved', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
    await loadTag();
  });

  it('during a lookup keeps waiting for it', async () => {
    const element = await mount();
    await fillIn(element, KNOWN);
    const release = service.hold();
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    createContainer().append(element);
    await settle();
    release();
    await waitForOrder(element);
    expect(service.requests.length).to.equal(1);
    expect(service.aborted).to.equal(0);
  });

  it('by moveBefore does not count as disconnected, so that nothing is removed and loaded again', async () => {
    const tag = plain.getFreshName();
    let departures = 0;
    class CountingTag extends (plain.createPlainTag(tag) as new () => PlainElement & { disconnectedCallback(): void }) {
      override disconnectedCallback(): void {
        departures += 1;
        super.disconnectedCallback();
      }
    }
    customElements.define(tag, CountingTag);
    const element = plain.placePlain(tag);
    await until(() => element.presentations.length > 0, 'the first drawing');
    createContainer().moveBefore(element, null);
    expect(departures).to.equal(0);
    createContainer().append(element);
    expect(departures).to.equal(1);
  });

  it('and is written by hand keeps its nodes and is not unmounted', async () => {
    const element = await plain.mount();
    const input = get<HTMLInputElement>(element, 'input');
    input.focus();
    await sendKeys({ type: 'AB12' });
    createContainer().append(element);
    createContainer().moveBefore(element, null);
    await settle();
    expectSame(get(element, 'input'), input, 'the input');
    expect(input.value).to.equal('AB12');
    expectSame(element.shadowRoot?.activeElement, input, 'what has the focus');
    expect(element.withdrawals).to.equal(0);
  });
});

describe('a tag that is removed', () => {
  let plain: PlainTools;
  before(async () => {
    plain = await loadPlain();
  });

  it('aborts its requests', async () => {
    const element = await mount();
    await fillIn(element, KNOWN);
    service.hold();
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    element.remove();
    await until(() => service.aborted === 1, 'the abort');
  });

  it('and is written by hand unmounts once and gets a new context', async () => {
    const element = await plain.mount();
    const context = plain.findContext(element);
    element.remove();
    await pause(5);
    expect(element.withdrawals).to.equal(1);
    const drawn = element.presentations.length;
    document.body.append(element);
    await until(() => element.presentations.length > drawn, 'the next drawing');
    expect(plain.findContext(element) === context, 'a new scope').to.equal(false);
    expect(element.withdrawals).to.equal(1);
  });
});
