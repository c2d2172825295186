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
 * Edits an order to remove units, and releases their stock. Medusa's own workflow for edits is not used, because it would cancel an
 * authorised payment and ask the shopper for another one. The edit is the last step: if an earlier step fails, the previous ones are
 * undone.
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

/** A digest that is the same for equal lines in any order. */
function digestLines(lines) {
  return digest(lines.map(({ lineId, quantity }) => `${lineId} ${quantity}`));
}

/**
 * Decides about each line: `cancelled` if enough of its units are not packed yet, otherwise `refused`. Lines that an exchange added are
 * refused too.
 */
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
 * Removes the cancelled lines from an order, and refunds what was paid for them. The caller holds the lock of the order.
 *
 * @param cancellation the judged `lines`, the `key` of the request, the digest of its `content`, and the `actor`
 * @returns the version of the order that this creates
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

/** Lists the lines that lose units: how many each loses, and how many are left. */
function listCuts({ items }, lines) {
  return items.flatMap((item) => {
    const cut = lines
      .filter(({ lineId, status }) => lineId === item.id && status === 'cancelled')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return cut > 0 ? [{ item, cut, left: Number(item.quantity) - cut }] : [];
  });
}

/** Creates the edit of one line. Each unit keeps its part of the discounts, so that the shopper is refunded what the cancelled units cost. */
function toAction({ item, cut, left }, { order, version }) {
  const adjustments = (item.adjustments ?? []).map(({ amount, description, promotion_id, code, is_tax_inclusive }) => ({
    ...{ description, promotion_id, code, is_tax_inclusive },
    amount: (Number(amount) * left) / Number(item.quantity),
  }));
  return {
    ...{ order_id: order.id, version, action: 'ITEM_UPDATE', internal_note: NOTE },
    details: {
      ...{ reference_id: item.id, quantity: left, quantity_diff: -cut },
      // Medusa would subtract the discounts of a line without units from the order.
      adjustments: left === 0 ? [] : adjustments,
    },
  };
}

/** Lists the stock to reserve for the remaining units. For a set, several articles are reserved for each unit. */
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
