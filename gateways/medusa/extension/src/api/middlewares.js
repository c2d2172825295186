const { createHash, timingSafeEqual } = require('node:crypto');
const { authenticate } = require('@medusajs/framework/http');
const { lockOrder } = require('../order-lock.js');

const digest = (text) => createHash('sha256').update(text).digest();

/** Lets only the gateway pass. Its key opens only these routes of the shop. */
function requireGateway(req, res, next) {
  const key = process.env.ORDERS_AREA_KEY ?? '';
  const sent = req.headers['x-orders-area-key'];
  const isGateway = key.length >= 32 && typeof sent === 'string' && timingSafeEqual(digest(sent), digest(key));
  return isGateway ? next() : res.status(403).json({ message: 'Only the gateway of the orders area may use this.' });
}

/** Requires a member's token or a guest's e-mail address. A request with an invalid token does not count as a guest's. */
function requireShopper(req, res, next) {
  const isMember = req.headers.authorization !== undefined;
  if (isMember && !req.auth_context?.actor_id) return res.status(401).json({ message: 'The token is not valid.' });
  if (!isMember && typeof req.headers['x-orders-area-email'] !== 'string') {
    return res.status(401).json({ message: 'There is neither a token nor an e-mail address.' });
  }
  return next();
}

const byPath = lockOrder((req) => req.params.id);

/** Locks the order of the return in the path. The route itself refuses an unknown return. */
const byReturn = lockOrder(async (req) => {
  const [found] = await req.scope.resolve('order').listReturns({ id: req.params.id }, { select: ['id', 'order_id'] });
  return found?.order_id;
});

/** Locks the order of the exchange in the path. */
const byExchange = lockOrder(async (req) => {
  const filters = { id: req.params.id };
  const [found] = await req.scope.resolve('order').listOrderExchanges(filters, { select: ['id', 'order_id'] });
  return found?.order_id;
});

const shopper = [authenticate('customer', ['bearer'], { allowUnauthenticated: true }), requireShopper];

module.exports.default = {
  routes: [
    { matcher: '/store/returns', methods: ['POST'], middlewares: [lockOrder((req) => req.body?.order_id)] },
    { matcher: '/admin/order-edits', methods: ['POST'], middlewares: [lockOrder((req) => req.body?.order_id)] },
    { matcher: '/admin/order-edits/:id/confirm', methods: ['POST'], middlewares: [byPath] },
    { matcher: '/admin/orders/:id/cancel', methods: ['POST'], middlewares: [byPath] },
    { matcher: '/admin/orders/:id/fulfillments', methods: ['POST'], middlewares: [byPath] },
    { matcher: '/admin/exchanges', methods: ['POST'], middlewares: [lockOrder((req) => req.body?.order_id)] },
    { matcher: '/admin/exchanges/:id/cancel', methods: ['POST'], middlewares: [byExchange] },
    { matcher: '/admin/exchanges/:id/request', methods: ['POST'], middlewares: [byExchange] },
    { matcher: '/admin/returns/:id/cancel', methods: ['POST'], middlewares: [byReturn] },
    { matcher: '/admin/returns/:id/receive', methods: ['POST'], middlewares: [byReturn] },
    { matcher: '/admin/returns/:id/receive/confirm', methods: ['POST'], middlewares: [byReturn] },
    { matcher: '/orders-area/*', middlewares: [requireGateway] },
    { matcher: '/orders-area/orders', middlewares: shopper },
    { matcher: '/orders-area/orders/*', middlewares: shopper },
  ],
};
