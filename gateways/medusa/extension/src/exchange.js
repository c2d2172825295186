const {
  addOrderLineItemsWorkflow,
  confirmVariantInventoryWorkflow,
  createOrderChangeStep,
  createOrderExchangeItemsFromActionsStep,
  createOrderExchangesStep,
  emitEventStep,
  reserveInventoryStep,
  updateOrderTaxLinesWorkflow,
  updateReturnsStep,
} = require('@medusajs/medusa/core-flows');
const { createWorkflow, transform, WorkflowResponse } = require('@medusajs/framework/workflows-sdk');
const { confirmStep, digest } = require('./order-changes.js');

const NOTE = 'Exchanged by the shopper';

/** The fields of a variant that Medusa needs to reserve its stock. */
const STOCK_FIELDS = [
  ...['id', 'manage_inventory', 'allow_backorder', 'inventory_items.inventory_item_id', 'inventory_items.variant_id'],
  'inventory_items.required_quantity',
  ...['location_id', 'stocked_quantity', 'reserved_quantity', 'raw_stocked_quantity', 'raw_reserved_quantity']
    .concat(['stock_locations.id', 'stock_locations.name', 'stock_locations.sales_channels.id'])
    .concat(['stock_locations.sales_channels.name'])
    .map((name) => `inventory_items.inventory.location_levels.${name}`),
];

/**
 * Adds an exchange to a return that was requested before. Medusa's own workflows would request a second return of the same units, and
 * reserve no stock without a shipping method. The change of the order is the last step: if an earlier step fails, the previous ones are
 * undone.
 */
const exchangeWorkflow = createWorkflow('orders-area-exchange', (input) => {
  const added = addOrderLineItemsWorkflow.runAsStep({ input: input.added });
  const lineIds = transform({ added }, (data) => data.added.map(({ id }) => id));
  updateOrderTaxLinesWorkflow.runAsStep({ input: { order_id: input.order.id, item_ids: lineIds } });
  const exchanges = createOrderExchangesStep(input.exchanges);
  const toChange = transform({ input, added, exchanges }, toOrderChange);
  const change = createOrderChangeStep(toChange);
  createOrderExchangeItemsFromActionsStep(
    transform({ toChange, exchanges }, (data) => ({
      exchangeId: data.exchanges[0].id,
      changes: data.toChange.actions,
    })),
  );
  const reservations = confirmVariantInventoryWorkflow.runAsStep({
    input: transform({ input, added }, (data) => ({ ...data.input.stock, items: toReserved(data) })),
  });
  reserveInventoryStep(reservations);
  updateReturnsStep(
    transform({ input, exchanges }, (data) => [{ id: data.input.returnId, exchange: data.exchanges[0].id }]),
  );
  confirmStep(change);
  emitEventStep({
    eventName: 'order.exchange_created',
    data: transform({ input, exchanges }, (data) => ({
      order_id: data.input.order.id,
      exchange_id: data.exchanges[0].id,
    })),
  });
  return new WorkflowResponse(exchanges);
});

function toOrderChange({ input, added, exchanges: [exchange] }) {
  const { order, returnId, actor, note } = input;
  return {
    ...{ order_id: order.id, change_type: 'exchange', exchange_id: exchange.id, return_id: returnId },
    ...{
      internal_note: NOTE,
      created_by: actor,
      metadata: { orders_area: { ...note, exchange: exchange.display_id } },
    },
    actions: toReserved({ input, added }).map(({ id, quantity, unit_price }) => ({
      ...{ order_id: order.id, version: order.version + 1, exchange_id: exchange.id, action: 'ITEM_ADD' },
      ...{ internal_note: NOTE, reference: 'order_exchange', reference_id: exchange.id },
      details: { reference_id: id, quantity, unit_price },
    })),
  };
}

/** Combines the added lines with the requested ones: Medusa returns them in the same order, but without their quantity. */
function toReserved({ input, added }) {
  return input.added.items.map(({ variant_id, quantity, unit_price }, index) => ({
    ...{ id: added[index].id, variant_id, quantity, unit_price },
  }));
}

/**
 * Sends other articles in exchange for units of a return. The caller holds the lock of the order.
 *
 * @param exchange the `lines` that are returned, each with its replacement, the return's id, the `key` of the request, and the `actor`
 * @returns Medusa's number of the exchange
 */
async function exchangeLines(scope, order, { lines, returnId, key, actor }) {
  const { data: variants } = await scope.resolve('query').graph({
    entity: 'variants',
    fields: STOCK_FIELDS,
    filters: { id: lines.map(({ variantId }) => variantId) },
  });
  const { result } = await exchangeWorkflow(scope).run({
    input: {
      ...{ order: { id: order.id, version: order.version }, returnId, actor },
      added: { order_id: order.id, items: lines.map((line) => toAdded(line, order)) },
      exchanges: [{ order_id: order.id, return_id: returnId, created_by: actor }],
      stock: { sales_channel_id: order.sales_channel_id, variants },
      note: { ...(key && { key }), content: digestExchange(returnId, lines) },
    },
  });
  return result[0].display_id;
}

/** A line of the exchange, at the price that the gateway computed. The price includes the discount of the replaced article. */
function toAdded({ lineId, variantId, quantity, price }, { items }) {
  const { is_tax_inclusive } = items.find(({ id }) => id === lineId);
  return { variant_id: variantId, quantity, unit_price: is_tax_inclusive ? price.gross : price.net, is_tax_inclusive };
}

/** A digest that is the same for equal exchanges of one return. */
function digestExchange(returnId, lines) {
  return digest([returnId, ...lines.map(({ lineId, variantId, quantity }) => `${lineId} ${variantId} ${quantity}`)]);
}

module.exports = { digestExchange, exchangeLines };
