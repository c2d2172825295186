const { model } = require('@medusajs/framework/utils');

/** An `idempotency-key`, with the request that used it and its answer. */
const WithdrawalKey = model.define(
  { name: 'OrdersAreaWithdrawalKey', tableName: 'orders_area_withdrawal_key' },
  {
    id: model.id({ prefix: 'oawk' }).primaryKey(),
    key: model.text().unique(),
    /** A digest of the request. */
    content: model.text(),
    is_repeated: model.boolean(),
    withdrawal: model.belongsTo(() => require('./withdrawal.js').Withdrawal, { mappedBy: 'keys' }),
  },
);

module.exports = { WithdrawalKey };
