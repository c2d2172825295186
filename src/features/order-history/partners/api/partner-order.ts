import * as z from 'zod/mini';
import { optionalToneField } from '../../../../orders/api/tones.js';
import {
  amountField,
  countField,
  dateField,
  optionalValueField,
  textField,
  optionalStringField,
  optionalFlagField,
  optionalTextField,
  optionalUrlField,
} from '../../../../http/read/wire-fields.js';

/** Something bought from a partner, as far as a screen reads it; what else it carries stands in `contract/wire-partner-page.ts`. */
export const partnerOrderSchema = z.object({
  partnerName: textField,
  orderDate: dateField,
  orderid: z.string().check(z.minLength(1)),
  category: optionalTextField,
  image: optionalUrlField,
  lineItemColor: optionalToneField,
  lineItemStatus: textField,
  memberGatedFlag: optionalFlagField,
  lineItemChargedPrice: amountField,
  currency: optionalValueField(z.string()),
  quantity: countField,
  size: optionalTextField,
  styleColor: optionalStringField,
  title: textField,
});
