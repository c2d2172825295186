import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { fillIn, submit, waitForError } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { get, mount, type Attributes, type GuestLookupElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

function addSheet(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.body.append(style);
}

/** A tag inside an element of the page with the layout `css`. */
async function mountIn(css: string, attributes: Attributes = {}): Promise<GuestLookupElement> {
  const element = await mount(attributes);
  const container = document.createElement('div');
  container.style.cssText = css;
  document.body.append(container);
  container.append(element);
  await settle();
  return element;
}

describe("the tag's own box belongs to the page", () => {
  before(() => loadTag());

  it('is a block with the full width', async () => {
    const element = await mountIn('width: 500px');
    expect(getComputedStyle(element).display).to.equal('block');
    expect(element.getBoundingClientRect().width).to.equal(500);
  });

  it('hidden hides it, whatever display a sheet of the page sets', async () => {
    addSheet('orders-guest-lookup { display: flex } #strong { display: grid !important }');
    const element = await mount({ hidden: '', id: 'strong' });
    expect(getComputedStyle(element).display).to.equal('none');
    expect(element.offsetHeight).to.equal(0);
    element.hidden = false;
    expect(getComputedStyle(element).display).to.equal('grid');
    expect(element.offsetHeight).to.be.greaterThan(100);
  });

  for (const display of ['none', 'inline-block', 'flex', 'grid', 'contents']) {
    it(`style.display = "${display}" is applied`, async () => {
      const element = await mount();
      element.style.display = display;
      expect(getComputedStyle(element).display).to.equal(display);
    });
  }

  it('margins, borders and padding of the page are applied', async () => {
    addSheet('orders-guest-lookup { margin: 10px 20px; border: 5px solid; padding: 7px }');
    const element = await mountIn('width: 400px; border: 1px solid');
    const box = element.getBoundingClientRect();
    expect(box.width).to.equal(360);
    expect(get(element, '.root').getBoundingClientRect().left).to.equal(box.left + 12);
  });

  it('can be placed in a grid, and is as wide as its cell', async () => {
    const element = await mountIn('display: grid; grid-template-columns: 100px 320px; width: 600px');
    element.style.gridColumn = '2';
    const { left, width } = element.getBoundingClientRect();
    expect(left - (element.parentElement?.getBoundingClientRect().left ?? 0)).to.equal(100);
    expect(width).to.equal(320);
  });

  it('shares a flex row in equal parts, and shrinks below its content', async () => {
    const element = await mountIn('display: flex; width: 500px');
    const other = document.createElement('div');
    element.style.flex = other.style.flex = '1';
    element.after(other);
    expect(element.getBoundingClientRect().width).to.equal(250);
    element.style.flex = '0 1 100px';
    expect(element.getBoundingClientRect().width).to.equal(100);
  });

  it('has its own width if the page sets none: in a flex row, and inline', async () => {
    const inRow = await mountIn('display: flex; width: 800px');
    expect(inRow.getBoundingClientRect().width).to.equal(320);
    const inline = await mountIn('width: 800px');
    inline.style.display = 'inline-block';
    expect(inline.getBoundingClientRect().width).to.equal(320);
  });

  it('is no wider than its container, even if the page sets more', async () => {
    const element = await mountIn('width: 300px');
    element.style.display = 'inline-block';
    expect(element.getBoundingClientRect().width).to.equal(300);
  });

  for (const attributes of [{ locale: 'en' }, { locale: 'en-XA' }, { locale: 'ar-XB' }, { locale: 'en', kiosk: '' }]) {
    it(`fits a column of 320 px with every error visible: ${JSON.stringify(attributes)}`, async () => {
      const element = await mountIn('width: 320px', { ...attributes, country: 'cn', flags: 'enableSmsLookup' });
      get<HTMLInputElement>(element, 'input[name=acceptsTerms]').click();
      await fillIn(element, { orderNumber: 'a-', email: 'nobody' });
      await submit(element);
      await until(() => element.shadowRoot?.querySelectorAll('.field-error').length === 2, 'two errors');
      expect(listOverflow(element)).to.deep.equal([]);
      expect(element.scrollWidth).to.equal(320);
    });
  }

  it('inherits visibility and pointer-events of an element around it', async () => {
    const element = await mountIn('visibility: hidden; pointer-events: none');
    const { visibility, pointerEvents } = getComputedStyle(get(element, 'input'));
    expect([visibility, pointerEvents]).to.deep.equal(['hidden', 'none']);
  });

  it("has the page's font, at least 16 px, and the size of its custom property", async () => {
    const element = await mountIn('font: 700 italic 40px/3 Georgia; text-transform: uppercase');
    const read = (): string[] => {
      const { fontFamily, fontSize, fontWeight, fontStyle, textTransform } = getComputedStyle(get(element, 'form'));
      return [fontFamily, fontSize, fontWeight, fontStyle, textTransform];
    };
    expect(read()).to.deep.equal(['Georgia', '16px', '400', 'normal', 'none']);
    element.style.setProperty('--orders-font-size', '20px');
    expect(read()[1]).to.equal('20px');
  });

  it('follows the colour scheme of the page, or of its own attribute', async () => {
    const element = await mountIn('color-scheme: dark');
    const read = (): string => getComputedStyle(get(element, '.root')).color;
    const dark = read();
    element.setAttribute('theme', 'light');
    await until(() => read() !== dark, 'another colour');
    const light = read();
    element.removeAttribute('theme');
    (element.parentElement as HTMLElement).style.colorScheme = 'light';
    await until(() => read() === light, 'the light colour');
    element.setAttribute('theme', 'dark');
    await until(() => read() === dark, 'the dark colour');
  });

  it('has a transparent background', async () => {
    const element = await mount();
    for (const node of [element, get(element, '.root'), get(element, 'form')]) {
      expect(getComputedStyle(node).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    }
  });

  it('shows its errors below the right field if it is narrow', async () => {
    const element = await mountIn('width: 320px');
    await fillIn(element, { orderNumber: 'AB12', email: 'nobody' });
    await submit(element);
    await waitForError(element, 'email', 'Please enter a valid email address.');
  });
});

/** What exceeds the tag on either side. */
function listOverflow(element: GuestLookupElement): string[] {
  const { left, right } = element.getBoundingClientRect();
  // Slots have no box of their own.
  const drawn = [...(element.shadowRoot?.querySelectorAll('*') ?? [])].filter((node) => node.localName !== 'slot');
  return drawn.flatMap((node) => {
    const box = node.getBoundingClientRect();
    return box.left < left - 0.5 || box.right > right + 0.5 ? [`${node.localName}.${node.className.toString()}`] : [];
  });
}
