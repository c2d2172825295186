import * as z from 'zod/mini';
import {
  enumField,
  optionalEnumField,
  optionalField,
  optionalValueField,
  optionalStringField,
  optionalFlagField,
  optionalTextField,
} from '../../http/read/wire-fields.js';

/** What an order says of itself. The order number is the one field whose loss fails the whole answer. */
export const orderHeadSchema = z.object({
  orderNumber: z.string().check(z.minLength(1)),
  orderClassification: optionalEnumField(['STANDARD', 'CONSUMER', 'STORE']),
  currency: optionalValueField(z.string()),
  currencyAlt: optionalValueField(z.string()),
  shouldRefresh: optionalFlagField,
  age: optionalField(z.number()),
  fullOrderStatus: optionalField(z.object({ subStatus: optionalTextField })),
  isGlobalStoreOrder: optionalFlagField,
  regionReference: optionalStringField,
  pendingModification: optionalField(z.object({ type: z.string() })),
});

/** Apart from the head, because an order of an untold type can still be shown. */
export const orderTypeSchema = z.object({
  orderType: enumField(['RETURN_ORDER', 'SALES_ORDER', 'PARTNER_SALES_ORDER']),
});
