const { createAndCompleteReturnOrderWorkflow } = require('@medusajs/medusa/core-flows');
const { withOrderLock } = require('../../../../../order-lock.js');
const { NOT_FOUND, findOrderId, readOrders } = require('../../../../../read-orders.js');

/** Requests a return of delivered units: `items` with the id of a line, a quantity, a reason's code and a note. */
exports.POST = async (req, res) => {
  const id = await findOrderId(req);
  if (id === undefined) return res.status(404).json(NOT_FOUND);
  return withOrderLock(req.scope, id, async () => {
    const [order] = await readOrders(req.scope, [id]);
    const items = toItems(req.body?.items);
    if (!items || order.status === 'canceled' || !areReturnable(order, items)) {
      return res.status(409).json({ reason: 'lines' });
    }
    const option = await findReturnOption(req.scope, order);
    if (!option) return res.status(409).json({ reason: 'shipping' });
    const created = await requestReturn(req.scope, { order, items, option });
    if (typeof req.body.method === 'string') {
      await req.scope
        .resolve('order')
        .updateReturns([{ id: created.id, metadata: { orders_area_method: req.body.method } }]);
    }
    return res.status(201).json({ displayId: created.display_id });
  });
};

async function requestReturn(scope, { order, items, option }) {
  const reasons = await scope.resolve('order').listReturnReasons({ value: items.map(({ reasonCode }) => reasonCode) });
  const { result } = await createAndCompleteReturnOrderWorkflow(scope).run({
    input: {
      order_id: order.id,
      items: items.map(({ lineId, quantity, reasonCode, note }) => ({
        id: lineId,
        quantity,
        note,
        reason_id: reasons.find(({ value }) => value === reasonCode)?.id,
      })),
      return_shipping: { option_id: option.id, price: 0 },
      location_id: option.service_zone?.fulfillment_set?.location?.id,
    },
  });
  return result;
}

/** Reads the lines of a request; undefined if they are malformed. */
function toItems(sent) {
  const isItem = (item) => typeof item?.lineId === 'string' && Number.isSafeInteger(item.quantity) && item.quantity > 0;
  if (!Array.isArray(sent) || sent.length === 0 || !sent.every(isItem)) return undefined;
  return sent.map(({ lineId, quantity, reasonCode, note }) => ({
    lineId,
    quantity,
    reasonCode: String(reasonCode ?? ''),
    note: String(note ?? '').slice(0, 600),
  }));
}

/** Whether that many units were delivered and are not already being returned. */
function areReturnable(order, items) {
  return items.every(({ lineId }) => {
    const wanted = items.filter((item) => item.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
    const detail = order.items.find((item) => item.id === lineId)?.detail;
    if (!detail) return false;
    const gone = [
      'return_requested_quantity',
      'return_received_quantity',
      'return_dismissed_quantity',
      'written_off_quantity',
    ];
    return wanted <= Number(detail.delivered_quantity) - gone.reduce((sum, name) => sum + Number(detail[name] ?? 0), 0);
  });
}

/** Finds the shop's return method: the first shipping option for returns that serves the country of the order. */
async function findReturnOption(scope, order) {
  const { data } = await scope.resolve('query').graph({
    entity: 'shipping_option',
    fields: ['id', 'rules.*', 'service_zone.geo_zones.*', 'service_zone.fulfillment_set.location.id'],
  });
  const country = order.shipping_address?.country_code;
  const isForReturns = ({ attribute, value }) => attribute === 'is_return' && String(value) === 'true';
  return data.find(
    ({ rules = [], service_zone: zone }) =>
      rules.some(isForReturns) && zone?.geo_zones?.some(({ country_code }) => country_code === country),
  );
}
