import { expect } from 'chai';
import { loadTag } from './support/built.js';
import { before, describe, it } from './support/mocha.js';
import { get, mount, type Attributes } from './support/page.js';

/** The heights of the lookup's input and button, in px, with a density or without. */
async function measure(density?: number, attributes?: Attributes): Promise<{ input: number; button: number }> {
  const element = await mount(attributes);
  if (density !== undefined) element.style.setProperty('--orders-density', String(density));
  const heights = {
    input: get(element, 'input').offsetHeight,
    button: get(element, 'button[type=submit]').offsetHeight,
  };
  element.remove();
  return heights;
}

describe('--orders-density', () => {
  before(() => loadTag());

  it('multiplies the heights of inputs and buttons', async () => {
    expect(await measure()).to.deep.equal({ input: 48, button: 44 });
    expect(await measure(0.75)).to.deep.equal({ input: 36, button: 33 });
    expect(await measure(1.25)).to.deep.equal({ input: 60, button: 55 });
  });

  it('stays between 0.75 and 1.5', async () => {
    expect(await measure(0)).to.deep.equal(await measure(0.75));
    expect(await measure(9)).to.deep.equal(await measure(1.5));
  });

  it('leaves every target of a kiosk at 44 px', async () => {
    expect(await measure(undefined, { kiosk: '' })).to.deep.equal({ input: 48, button: 48 });
    expect(await measure(0.75, { kiosk: '' })).to.deep.equal({ input: 44, button: 44 });
  });

  it('multiplies the space between blocks, but not that between words', async () => {
    const element = await mount();
    const read = (selector: string): string => getComputedStyle(get(element, selector)).rowGap;
    expect([read('.form'), read('.field')]).to.deep.equal(['20px', '6px']);
    element.style.setProperty('--orders-density', '1.5');
    expect([read('.form'), read('.field')]).to.deep.equal(['30px', '6px']);
  });
});

describe('a theme of ink and paper', () => {
  before(() => loadTag());

  it('has greys of its own hue', async () => {
    const element = await mount();
    element.style.cssText = '--orders-ink: rgb(100 0 0); --orders-paper: rgb(200 100 100)';
    const read = (selector: string): string => getComputedStyle(get(element, selector)).color;
    const [red = 0, green = 0, blue = 0] = (read('.field-hint').match(/[\d.]+/g) ?? []).map(Number);
    expect([red, green, blue].map((share) => Math.round(share * 255))).to.deep.equal([129, 29, 29]);
  });
});
