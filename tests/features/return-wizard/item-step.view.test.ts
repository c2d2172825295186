import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ItemStep } from '../../../src/features/return-wizard/item-step.js';
import { useReturnWizard } from '../../../src/features/return-wizard/return-wizard-controller.js';
import type { ReasonKey } from '../../../src/markets/returns/return-rules.js';
import type { OrderItem } from '../../../src/orders/model/order.js';
import { listReturnRows } from '../../../src/returns/model/return-choice.js';
import { splitRows } from '../../../src/returns/model/return-units.js';
import { forgetPage } from '../../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';
import { renderView, type RenderedView } from '../../support/render-view.js';

const SHOE = { title: 'Trail shoe', status: 'delivered', isReturnable: true } as const;

beforeEach(forgetPage);

/** The step for an order with one line; `continued` has an entry for each press of Continue. */
async function open(changes: Partial<OrderItem> = {}, reasonKeys: readonly ReasonKey[] = ['tooBig', 'damaged']) {
  const continued: string[] = [];
  const order = createOrder({ groups: [createGroup({ items: [createItem({ ...SHOE, ...changes })] })] });
  const rows = listReturnRows(order, { refusesCustomItems: false, returnsAsOrdered: false });
  const rules = { rows, reasonKeys, allowsExchanges: false };
  function Step(): ReactNode {
    const wizard = useReturnWizard(order.orderNumber, rules);
    const onContinue = () => void continued.push(wizard.progress.choices[0]?.reason ?? 'none');
    const shown = splitRows(rows, wizard.progress.splitKeys);
    return createElement(ItemStep, {
      ...rules,
      rows: shown,
      order,
      wizard,
      onContinue,
      asksForText: true,
      windowDays: 60,
    });
  }
  return { ...(await renderView(Step)), continued };
}

const getBox = ({ find }: RenderedView) => find('input[type=checkbox]') as HTMLInputElement;

async function tick(view: RenderedView): Promise<void> {
  getBox(view).click();
  await view.settle();
}

const getReason = ({ find }: RenderedView, value: string) => find(`.reasons [value=${value}]`) as HTMLInputElement;

async function pickReason(view: RenderedView, value: string): Promise<void> {
  getReason(view, value).click();
  await view.settle();
}

async function select(view: RenderedView, label: string, value: string): Promise<void> {
  const field = view.field(label);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await view.settle();
}

describe('the item step of the return wizard', () => {
  it('disables Continue until an item and its reason are chosen: a press leads to what is missing', async () => {
    const view = await open();
    expect(view.isDisabled('Continue')).toBe(true);
    expect(view.describe(view.button('Continue'))).toBe('Select at least one item.');
    await view.press('Continue');
    expect(view.focused()).toBe(getBox(view));
    expect(view.find('[role=alert]')?.textContent).toBe('Select at least one item.');
    await tick(view);
    expect(view.describe(view.button('Continue (1)'))).toBe('Select a reason for 1 item.');
    await view.press('Continue (1)');
    expect(view.focused()).toBe(getReason(view, 'tooBig'));
    expect(view.continued).toEqual([]);
    await pickReason(view, 'damaged');
    expect(view.isDisabled('Continue (1)')).toBe(false);
    await view.press('Continue (1)');
    expect(view.continued).toEqual(['damaged']);
  });

  it('asks for quantity and text only where they apply, and counts the characters', async () => {
    const view = await open({ quantity: 3 });
    await tick(view);
    expect(view.field('Quantity *, Trail shoe').value).toBe('3');
    expect(view.text()).not.toContain('Add a note');
    await pickReason(view, 'tooBig');
    expect(view.button('Add a note').getAttribute('aria-label')).toBe('Add a note, Trail shoe');
    await view.press('Add a note');
    expect(view.focused()).toBe(view.field('Tell us more (optional), Trail shoe'));
    await view.type('Tell us more (optional), Trail shoe', 'Too wide');
    expect(view.text()).toContain('8 of 140 characters');
    await select(view, 'Quantity *, Trail shoe', '2');
    expect(view.field('Quantity *, Trail shoe').value).toBe('2');
  });

  it('removes the questions when the item is no longer chosen', async () => {
    const view = await open();
    await tick(view);
    expect(view.text()).toContain('Reason for your return');
    await tick(view);
    expect(view.text()).not.toContain('Reason for your return');
    expect(view.isDisabled('Continue')).toBe(true);
  });

  it('names the item whose units are chosen together or separately', async () => {
    const view = await open({ quantity: 2, size: '9' });
    await tick(view);
    const name = 'Trail shoe, Size 9';
    expect(view.find('.units legend')?.textContent).toBe(`More than one of this item, ${name}`);
    (view.find('.units [value=each]') as HTMLInputElement).click();
    await view.settle();
    expect(view.find('.return-row .item-title')?.textContent).toBe(name);
    expect(view.find('.units legend')?.textContent).toBe(`More than one of this item, ${name}`);
    expect(view.focused()).toBe(view.find('.units [value=each]'));
  });

  const EIGHT_REASONS = [
    'tooBig',
    'tooSmall',
    'quality',
    'color',
    'lateArrival',
    'wrongItem',
    'late',
    'changeOfMind',
  ] as const;

  it('offers eight reasons as pills', async () => {
    const view = await open({}, EIGHT_REASONS);
    await tick(view);
    expect(view.find('select')).toBeNull();
    expect(getReason(view, 'late')).not.toBeNull();
  });

  it('offers more than eight reasons as a list', async () => {
    const many = await open({}, [...EIGHT_REASONS, 'damaged']);
    await tick(many);
    await many.press('Continue (1)');
    expect(many.focused()).toBe(many.field('Reason for your return *, Trail shoe'));
    await select(many, 'Reason for your return *, Trail shoe', 'damaged');
    await many.press('Continue (1)');
    expect(many.continued).toEqual(['damaged']);
  });

  it('lists an item that cannot be returned with its reason, and without a checkbox', async () => {
    const view = await open({ isReturnable: false, returnRefusal: { text: 'Worn shoes stay with you.' } });
    expect(getBox(view)).toBeNull();
    expect(view.find('.is-refused')?.textContent).toContain('Trail shoe');
    expect(view.find('.is-refused')?.textContent).toContain('Worn shoes stay with you.');
    expect(view.text()).not.toContain('Continue');
  });

  it.each<[status: OrderItem['status'], reason: string | undefined]>([
    ['shipped', "You haven't received this item yet."],
    ['preparingShipment', "You haven't received this item yet."],
    ['readyForPickUp', "You haven't received this item yet."],
    ['delivered', undefined],
    ['unknown', undefined],
  ])('gives no reason of its own but that the item did not arrive: %s', async (status, reason) => {
    const view = await open({ isReturnable: false, status });
    expect(view.find('.is-refused .return-why')?.textContent).toBe(reason);
  });
});
