const {
  createOrderChangeStep,
  deleteReservationsStep,
  emitEventStep,
  updateReservationsStep,
} = require('@medusajs/medusa/core-flows');
const { createWorkflow, WorkflowResponse } = require('@medusajs/framework/workflows-sdk');
const { confirmStep, digest, listChanges } = require('./order-changes.js');
const { getExcess, refundExcess } = require('./refund-excess.js');

const NOTE = 'Cancelled by the shopper';

/**
 * The edit of an order that takes units out of it, and gives their stock free. Medusa's own workflow for edits is not used: it would
 * cancel a payment that is authorised and ask the shopper for another one. The edit comes last, because what fails before it is undone.
 */
const cancelLinesWorkflow = createWorkflow('orders-area-cancel-lines', (input) => {
  updateReservationsStep(input.smallerReservations);
  deleteReservationsStep(input.endedReservations);
  const change = createOrderChangeStep(input.change);
  confirmStep(change);
  emitEventStep({ eventName: 'order-edit.confirmed', data: input.event });
  return new WorkflowResponse(change);
});

/** The cancellations of an order's lines that were carried out. */
async function listLineCancellations(scope, orderId) {
  const { earlier } = await listChanges(scope, orderId);
  return earlier.filter(isLineCancellation);
}

function isLineCancellation({ lines }) {
  return lines !== undefined;
}

/** Equal for the same lines, however they are sorted. */
function digestLines(lines) {
  return digest(lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`));
}

/** Decides about each line: `cancelled` if so many of its units were not packed, or else `refused`, as what an exchange sends is. */
function judgeLines({ items, exchanges }, lines) {
  const exchanged = exchanges.flatMap(({ item_ids }) => item_ids);
  const open = new Map(
    items
      .filter(({ id }) => !exchanged.includes(id))
      .map(({ id, quantity, detail }) => [id, Number(quantity) - Number(detail.fulfilled_quantity)]),
  );
  return lines.map(({ lineId, quantity }) => {
    const left = open.get(lineId) ?? 0;
    if (quantity > left) return { lineId, quantity, status: 'refused' };
    open.set(lineId, left - quantity);
    return { lineId, quantity, status: 'cancelled' };
  });
}

/**
 * Takes the cancelled lines out of an order, and pays back what was taken for them. The caller holds the lock of the order.
 *
 * @param cancellation the judged `lines`, the `key` of the request, the digest of its `content`, and who cancels
 * @returns the version of the order that this makes
 */
async function cancelLines(scope, order, { lines, key, content, actor }) {
  const version = order.version + 1;
  const cuts = listCuts(order, lines);
  const actions = cuts.map((cut) => toAction(cut, { order, version }));
  const reservations = await listReservations(scope, cuts);
  const before = await getExcess(scope, order.id);
  await cancelLinesWorkflow(scope).run({
    input: {
      change: {
        ...{ order_id: order.id, change_type: 'edit', internal_note: NOTE, created_by: actor, actions },
        metadata: { orders_area: { ...(key && { key }), content, lines } },
      },
      smallerReservations: reservations.filter(({ quantity }) => quantity > 0),
      endedReservations: reservations.filter(({ quantity }) => quantity === 0).map(({ id }) => id),
      event: { order_id: order.id, actions },
    },
  });
  await refundExcess(scope, order.id, { beyond: before, actor });
  return version;
}

/** For each line that loses units, how many. */
function listCuts({ items }, lines) {
  return items.flatMap((item) => {
    const cut = lines
      .filter(({ lineId, status }) => lineId === item.id && status === 'cancelled')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return cut > 0 ? [{ item, cut, left: Number(item.quantity) - cut }] : [];
  });
}

/** Each unit keeps its part of the discounts, so that the shopper gets back what the cancelled ones cost. */
function toAction({ item, cut, left }, { order, version }) {
  const adjustments = (item.adjustments ?? []).map(({ amount, description, promotion_id, code, is_tax_inclusive }) => ({
    ...{ description, promotion_id, code, is_tax_inclusive },
    amount: (Number(amount) * left) / Number(item.quantity),
  }));
  return {
    ...{ order_id: order.id, version, action: 'ITEM_UPDATE', internal_note: NOTE },
    details: {
      ...{ reference_id: item.id, quantity: left, quantity_diff: -cut },
      // Discounts of a line without units would be taken off the order.
      adjustments: left === 0 ? [] : adjustments,
    },
  };
}

/** The stock that is reserved for the units that stay. A set reserves several articles for one unit. */
async function listReservations(scope, cuts) {
  const reserved = await scope
    .resolve('inventory')
    .listReservationItems(
      { line_item_id: cuts.map(({ item }) => item.id) },
      { select: ['id', 'line_item_id', 'quantity'] },
    );
  return reserved.map(({ id, line_item_id, quantity }) => {
    const { item, left } = cuts.find((cut) => cut.item.id === line_item_id);
    const packed = Number(item.detail.fulfilled_quantity);
    return { id, quantity: (Number(quantity) * (left - packed)) / (Number(item.quantity) - packed) };
  });
}

module.exports = { cancelLines, digestLines, judgeLines, listLineCancellations };
