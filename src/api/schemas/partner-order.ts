import * as z from 'zod/mini';
import { optionalToneField } from './tones.js';
import {
  amountField,
  countField,
  dateField,
  optionalField,
  optionalValueField,
  textField,
  urlField,
} from './wire-fields.js';

/** Something bought from a partner, as far as a screen reads it; what else it carries stands in `contract/wire-partner-page.ts`. */
export const partnerOrderSchema = z.object({
  partnerName: textField,
  orderDate: dateField,
  orderid: z.string().check(z.minLength(1)),
  category: optionalField(textField),
  image: optionalField(urlField),
  lineItemColor: optionalToneField,
  lineItemStatus: textField,
  memberGatedFlag: optionalField(z.boolean()),
  lineItemChargedPrice: amountField,
  currency: optionalValueField(z.string()),
  quantity: countField,
  size: optionalField(textField),
  styleColor: optionalField(z.string()),
  title: textField,
});
