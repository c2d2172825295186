const { model } = require('@medusajs/framework/utils');

/** A code. Its digits are not stored but computed from the seed and the key of the extension. A new column needs a migration. */
const GuestCode = model
  .define(
    { name: 'OrdersAreaGuestCode', tableName: 'orders_area_guest_code' },
    {
      id: model.id({ prefix: 'oagc' }).primaryKey(),
      /** A digest of the typed order number and contact. */
      pair: model.text(),
      /** A digest of the contact, which the token contains. */
      contact: model.text(),
      seed: model.text(),
      /** Whether order and contact belong together. If not, no digits are right. */
      is_right: model.boolean().default(false),
      expires_at: model.dateTime(),
      sent_at: model.dateTime(),
      sent_count: model.number().default(1),
      attempts_left: model.number(),
      used_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ on: ['pair'] }, { on: ['sent_at'] }]);

module.exports = { GuestCode };
