import { createStencil, fillIn, openRoot } from './elements.js';
import type { FloorOrder } from './floor-order.js';
import { formatAmount, formatDate, formatItems } from './formats.js';

const copyCard = createStencil(
  'article',
  '<strong></strong><span class="badge"></span><span></span><span></span><ul></ul><span></span>',
);
const copyLine = createStencil('li', '<span></span><span></span>');

/** Replaces the content of a root with an order. */
export function drawOrder(root: ShadowRoot, order: FloorOrder): void {
  const card = copyCard();
  card.className = 'card';
  const [number, status, placed, items, list, total] = card.children;
  const title = `Order ${order.number}`;
  card.ariaLabel = title;
  let count = 0;
  for (const line of order.lines) {
    count += line.quantity;
    const item = copyLine();
    fillIn(item.children, [`${line.quantity} × ${line.title}`, formatAmount(line.total, order.currency)]);
    list?.append(item);
  }
  const nodes = [number, status, placed, items, total].filter((node) => node !== undefined);
  const sum = `Total ${formatAmount(order.total, order.currency)}`;
  fillIn(nodes, [title, order.status, `Placed ${formatDate(order.placedAt)}`, formatItems(count), sum]);
  root.replaceChildren(card);
}

/** `<order-card>`: one order, set as a property. */
export class OrderCard extends HTMLElement {
  #root: ShadowRoot | undefined;

  set order(order: FloorOrder) {
    drawOrder((this.#root ??= openRoot(this)), order);
  }
}
