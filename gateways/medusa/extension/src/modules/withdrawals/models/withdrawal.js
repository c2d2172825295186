const { model } = require('@medusajs/framework/utils');
const { WithdrawalKey } = require('./withdrawal-key.js');

/** A statement as a consumer sent it. A new column needs a migration. */
const Withdrawal = model
  .define(
    { name: 'OrdersAreaWithdrawal', tableName: 'orders_area_withdrawal' },
    {
      id: model.id({ prefix: 'oawd' }).primaryKey(),
      /** The statement's number on the receipt. */
      reference: model.text().unique(),
      order_number: model.text(),
      /** The order of that number, if there is one. */
      order_id: model.text().index().nullable(),
      /** Whether the order belongs to this e-mail address. If not, the shop decides. */
      is_of_customer: model.boolean().nullable(),
      name: model.text(),
      email: model.text(),
      /** The e-mail address in lower case: each address has one statement per order. */
      sender: model.text(),
      items: model.json().nullable(),
      note: model.text().nullable(),
      /** The statement as the page showed it. */
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
