import { expect } from 'chai';
import { getScreen, goTo, mountArea, waitForScreen } from '../support/area.js';
import { loadTag } from '../support/built.js';
import { waitForCards } from '../support/history.js';
import { createHostilePage } from '../support/hostile-sheets.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { get, waitForText } from '../support/page.js';
import { settle } from '../support/until.js';

const MEMBER = { adapter: createMember() };

describe('a sheet of the page', () => {
  before(() => loadTag('orders-area'));

  const { sheet, hold } = createHostilePage('orders-area');

  it('changes nothing inside the area and its screen', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    goTo(area, '/sales/US10000001/');
    const detail = await waitForScreen(area, 'orders-detail');
    await waitForText(detail, 'Training shirt');
    await hold(area);
    await hold(detail);
  });

  it('styles the parts of the screens by their names, through the area', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    sheet.textContent = 'orders-area::part(card) { letter-spacing: 3px } orders-area::part(root) { color: red }';
    await settle();
    expect(getComputedStyle(get(getScreen(area), '[part=card]')).letterSpacing).to.equal('3px');
    expect(getComputedStyle(get(area, '.root')).color).to.equal('rgb(255, 0, 0)');
    expect(getComputedStyle(get(getScreen(area), '.root')).color).not.to.equal('rgb(255, 0, 0)');
  });

  it('styles the screens by the custom properties of the area', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    sheet.textContent = 'orders-area { --orders-ink: rgb(1, 2, 3); --orders-font-size: 20px }';
    const { color, fontSize } = getComputedStyle(get(getScreen(area), '.screen'));
    expect([color, fontSize]).to.deep.equal(['rgb(1, 2, 3)', '20px']);
  });
});
