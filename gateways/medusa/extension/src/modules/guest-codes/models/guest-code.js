const { model } = require('@medusajs/framework/utils');

/** A code, without its digits: they are computed from the seed and the key of the extension. A new column needs a migration. */
const GuestCode = model
  .define(
    { name: 'OrdersAreaGuestCode', tableName: 'orders_area_guest_code' },
    {
      id: model.id({ prefix: 'oagc' }).primaryKey(),
      /** A digest of the order number and the contact that were typed. */
      pair: model.text(),
      /** A digest of the contact, for the token. */
      contact: model.text(),
      seed: model.text(),
      /** Whether order and contact belong together. A code of others is never right. */
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
