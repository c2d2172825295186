import { expect } from 'chai';
import { listViolations } from '../support/axe.js';
import { putInMain } from '../support/axe-screens.js';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { expectSame } from '../support/expect-same.js';
import { placeHistory, waitForCards } from '../support/history.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { find, get, type OrdersElement } from '../support/page.js';
import { settle, until } from '../support/until.js';

const ONE = { id: '1', text: 'Parcels are late' };
const TWO = { id: '2', text: 'Free returns', link: 'https://shop.example/returns' };
const THREE = { id: '3', text: 'For members of the club', audience: 'swoosh' };

async function showAlerts(alerts: unknown, accountType?: string): Promise<OrdersElement> {
  const element = putInMain(placeHistory({}, { adapter: toAdapter(alerts, accountType) }));
  await waitForCards(element, 3);
  return element;
}

function toAdapter(alerts: unknown, accountType?: string): object {
  const { user, ...member } = createMember();
  return { ...member, user: { ...user, ...(accountType !== undefined && { accountType }) }, alerts };
}

function listTexts(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll('.alert-text') ?? [])].map(({ textContent }) => textContent);
}

const waitForTexts = (element: Element, count: number): Promise<unknown> =>
  until(() => listTexts(element).length === count, `${count} alerts`);

describe('the alerts of the page', () => {
  before(() => loadTag('orders-history'));

  it('are above the orders, and axe reports no violations', async () => {
    const element = await showAlerts([ONE, TWO, THREE]);
    await waitForTexts(element, 2);
    expect(listTexts(element)).to.deep.equal([ONE.text, TWO.text]);
    expect(get<HTMLAnchorElement>(element, '.alert a').href).to.equal(TWO.link);
    expect(await listViolations()).to.deep.equal([]);
  });

  it('are those for members of the club, for one of them', async () => {
    const element = await showAlerts([ONE, TWO, THREE], 'swoosh');
    await waitForTexts(element, 1);
    expect(listTexts(element)).to.deep.equal([THREE.text]);
    expect(find(element, '.alerts-controls')).to.equal(null);
  });

  it('change with the adapter, keep the visible one while it exists, and disappear with the last', async () => {
    const element = await showAlerts([ONE, TWO]);
    await waitForTexts(element, 2);
    get(element, '.alerts-controls button:last-child').click();
    await until(() => find(element, '.alert:not(.is-away) a'), 'the second alert');
    const next = get(element, '.alerts-controls button:last-child');
    next.focus();
    element.adapter = toAdapter([TWO, ONE]);
    await until(() => listTexts(element)[0] === TWO.text, 'the new order');
    expect(find(element, '.alert:not(.is-away)')?.textContent).to.equal(TWO.text);
    expectSame(element.shadowRoot?.activeElement, next, 'what has the focus');
    element.adapter = toAdapter([]);
    await until(() => !find(element, '.alerts'), 'the end of the alerts');
  });

  const NONE: readonly (readonly [alerts: unknown, lines: number])[] = [
    [undefined, 0],
    [null, 0],
    [7, 1],
    ['Late', 1],
    [{}, 1],
    [[null, 7, { id: 1 }, { id: 'a' }], 4],
  ];

  for (const [alerts, lines] of NONE) {
    it(`are left out for ${JSON.stringify(alerts) ?? 'undefined'}, and the console names the reason`, async () => {
      const element = await showAlerts(alerts);
      await settle();
      expect(find(element, '.alerts')).to.equal(null);
      expect(takeConsoleLines().length).to.equal(lines);
    });
  }
});
