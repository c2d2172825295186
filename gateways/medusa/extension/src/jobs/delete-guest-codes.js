/** Deletes guests' codes that no limit needs any more. */
module.exports.default = (container) => container.resolve('ordersAreaGuestCodes').deleteOld();

module.exports.config = { name: 'orders-area-guest-codes', schedule: '*/10 * * * *' };
