const { model } = require('@medusajs/framework/utils');
const { WithdrawalKey } = require('./withdrawal-key.js');

/** A statement, as a consumer sent it. A new column needs a migration. */
const Withdrawal = model
  .define(
    { name: 'OrdersAreaWithdrawal', tableName: 'orders_area_withdrawal' },
    {
      id: model.id({ prefix: 'oawd' }).primaryKey(),
      /** What the receipt calls it. */
      reference: model.text().unique(),
      order_number: model.text(),
      /** The order of that number, if there is one. */
      order_id: model.text().index().nullable(),
      /** Whether the order is of this e-mail address. The shop decides about the others. */
      is_of_customer: model.boolean().nullable(),
      name: model.text(),
      email: model.text(),
      /** The e-mail address without its spelling: an order has one statement of each. */
      sender: model.text(),
      items: model.json().nullable(),
      note: model.text().nullable(),
      /** The statement as it was shown. */
      statement: model.text(),
      country: model.text(),
      language: model.text(),
      received_at: model.dateTime(),
      receipt_sent_at: model.dateTime().nullable(),
      receipt_due_at: model.dateTime(),
      receipt_attempts: model.number().default(0),
      keys: model.hasMany(() => WithdrawalKey, { mappedBy: 'withdrawal' }),
    },
  )
  .indexes([{ on: ['order_number', 'sender'], unique: true }]);

module.exports = { Withdrawal };
