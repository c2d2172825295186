/** Deletes the codes of guests that are over. */
module.exports.default = (container) => container.resolve('ordersAreaGuestCodes').deleteOld();

module.exports.config = { name: 'orders-area-guest-codes', schedule: '*/10 * * * *' };
