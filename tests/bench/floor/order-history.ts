import { createStencil, fillIn, openRoot } from './elements.js';
import type { FloorOrder } from './floor-order.js';
import { formatAmount, formatDate, formatItems } from './formats.js';

const copyRow = createStencil(
  'tr',
  '<td><button type="button" aria-expanded="false"></button></td><td></td><td><span class="badge"></span></td><td></td><td></td>',
);

function drawRow(order: FloorOrder): HTMLTableRowElement {
  const row = copyRow();
  const [number, placed, status, items, total] = row.cells;
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const nodes = [number?.firstChild, placed, status?.firstChild, items, total].filter(
    (node) => node !== null && node !== undefined,
  );
  const sum = formatAmount(order.total, order.currency);
  fillIn(nodes, [order.number, formatDate(order.placedAt), order.status, formatItems(count), sum]);
  return row;
}

/** `<order-history>`: orders set as a property, one row each. */
export class OrderHistory extends HTMLElement {
  #root: ShadowRoot | undefined;

  set orders(orders: readonly FloorOrder[]) {
    const root = (this.#root ??= openRoot(this));
    const table = document.createElement('table');
    const body = document.createElement('tbody');
    body.append(...orders.map(drawRow));
    table.createCaption().textContent = `${orders.length} orders`;
    table.append(body);
    table.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) button.ariaExpanded = String(button.ariaExpanded !== 'true');
    });
    root.replaceChildren(table);
  }
}
