import { expect } from 'chai';
import type { R2wcElement } from '../../../elements/bridge/to-element.js';
import { expectSame } from '../support/expect-same.js';
import { before, describe, it } from '../support/mocha.js';
import '../support/page.js';
import { loadPlain, type PlainTools } from '../support/plain.js';
import { settle, until } from '../support/until.js';

/** A component for both renderers: it returns text. */
function Label({ label }: { readonly label?: string }): string {
  return label ?? 'no label';
}

describe('the internals of r2wc that the bridge relies on', () => {
  let plain: PlainTools;
  let element: R2wcElement;
  before(async () => {
    plain = await loadPlain();
  });

  async function create(): Promise<R2wcElement> {
    const tag = plain.getFreshName();
    customElements.define(tag, plain.raw.createElement(Label, { shadow: 'open' }));
    element = document.createElement(tag) as R2wcElement;
    document.body.append(element);
    await until(() => element.shadowRoot?.textContent === 'no label', 'the first drawing');
    return element;
  }

  function draw(): void {
    element[plain.raw.keys.render]();
  }

  it('have the names it was written against', () => {
    expect(plain.raw.keys).to.deep.equal({
      connected: Symbol.for('r2wc.connected'),
      props: Symbol.for('r2wc.props'),
      render: Symbol.for('r2wc.render'),
    });
  });

  it('include an element without observed attributes, events or props if it is given none', async () => {
    await create();
    const { constructor: Class } = element;
    expect(Reflect.get(Class, 'observedAttributes')).to.deep.equal([]);
    expect(Object.keys(element[plain.raw.keys.props])).to.deep.equal(['container']);
  });

  it('include the container: the open shadow root', async () => {
    await create();
    expectSame(element.container, element.shadowRoot, 'the container');
    expect(element.shadowRoot?.mode).to.equal('open');
  });

  it('render props that are set under their key on a call of the render key', async () => {
    const { props } = plain.raw.keys;
    await create();
    Object.assign(element, { [props]: { label: 'one' } });
    await settle();
    expect(element.shadowRoot?.textContent).to.equal('no label');
    draw();
    await until(() => element.shadowRoot?.textContent === 'one', 'the new props');
  });

  it('render nothing while the connected key is false', async () => {
    const { props, connected } = plain.raw.keys;
    await create();
    Object.assign(element, { [connected]: false, [props]: { label: 'one' } });
    draw();
    await settle();
    expect(element.shadowRoot?.textContent).to.equal('no label');
  });

  it('unmount in disconnectedCallback, and mount again by the render key', async () => {
    const { props, connected } = plain.raw.keys;
    await create();
    element.disconnectedCallback();
    await until(() => element.shadowRoot?.textContent === '', 'nothing');
    expect(Reflect.get(element, connected)).to.equal(false);
    Object.assign(element, { [connected]: true, [props]: { label: 'two' } });
    draw();
    await until(() => element.shadowRoot?.textContent === 'two', 'the second drawing');
  });
});
