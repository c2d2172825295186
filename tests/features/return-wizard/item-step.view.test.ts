import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ItemStep } from '../../../src/features/return-wizard/item-step.js';
import { useReturnWizard } from '../../../src/features/return-wizard/return-wizard-controller.js';
import type { OrderItem } from '../../../src/orders/model/order.js';
import { listReturnRows } from '../../../src/returns/model/return-choice.js';
import { forgetPage } from '../../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';
import { renderView, type RenderedView } from '../../support/render-view.js';

const REASON = 'Reason for your return *';
const SHOE = { title: 'Trail shoe', status: 'delivered', isReturnable: true } as const;

beforeEach(forgetPage);

/** The step for an order with one line; `continued` has an entry for each press of Continue. */
async function open(changes: Partial<OrderItem> = {}) {
  const continued: string[] = [];
  const order = createOrder({ groups: [createGroup({ items: [createItem({ ...SHOE, ...changes })] })] });
  const rows = listReturnRows(order, { keepsPersonalItems: false, returnsAsOrdered: false });
  const rules = { rows, reasonKeys: ['tooBig', 'damaged'] as const, allowsExchanges: false };
  function Step(): ReactNode {
    const wizard = useReturnWizard(order.orderNumber, rules);
    const onContinue = () => void continued.push(wizard.progress.choices[0]?.reason ?? 'none');
    return createElement(ItemStep, { ...rules, order, wizard, onContinue, asksForText: true, windowDays: 60 });
  }
  return { ...(await renderView(Step)), continued };
}

const getBox = ({ find }: RenderedView) => find('input[type=checkbox]') as HTMLInputElement;

async function tick(view: RenderedView): Promise<void> {
  getBox(view).click();
  await view.settle();
}

async function select(view: RenderedView, label: string, value: string): Promise<void> {
  const field = view.field(label);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await view.settle();
}

it('disables Continue until an item and its reason are chosen: a press leads to what is missing', async () => {
  const view = await open();
  expect(view.isDisabled('Continue')).toBe(true);
  expect(view.describe(view.button('Continue'))).toBe('Select at least one item.');
  await view.press('Continue');
  expect(view.focused()).toBe(getBox(view));
  expect(view.find('[role=alert]')?.textContent).toBe('Select at least one item.');
  await tick(view);
  expect(view.describe(view.button('Continue'))).toBe('Select a reason for 1 item.');
  await view.press('Continue');
  expect(view.focused()).toBe(view.field(REASON));
  expect(view.continued).toEqual([]);
  await select(view, REASON, 'damaged');
  expect(view.isDisabled('Continue')).toBe(false);
  await view.press('Continue');
  expect(view.continued).toEqual(['damaged']);
});

it('asks for quantity and text only where they apply, and counts the characters', async () => {
  const view = await open({ quantity: 3 });
  await tick(view);
  expect(view.field('Quantity *').value).toBe('3');
  expect(view.text()).not.toContain('Tell us more');
  await select(view, REASON, 'tooBig');
  await view.type('Tell us more (optional)', 'Too wide');
  expect(view.text()).toContain('8 of 140 characters');
  await select(view, 'Quantity *', '2');
  expect(view.field('Quantity *').value).toBe('2');
});

it('removes the questions when the item is no longer chosen', async () => {
  const view = await open();
  await tick(view);
  expect(view.field(REASON)).toBeDefined();
  await tick(view);
  expect(view.text()).not.toContain(REASON);
  expect(view.isDisabled('Continue')).toBe(true);
});

it('disables an item that cannot be returned, tied to the reason', async () => {
  const view = await open({ isReturnable: false, returnRefusal: { text: 'Worn shoes stay with you.' } });
  expect(getBox(view).disabled).toBe(true);
  expect(view.describe(getBox(view))).toBe('Worn shoes stay with you.');
  expect(view.text()).toContain('Nothing in this order can be returned.');
  expect(view.text()).not.toContain('Continue');
});
