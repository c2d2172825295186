import * as z from 'zod/mini';
import { optionalUrlField } from '../../http/read/wire-fields.js';

/** One parcel, as far as a screen reads it. `items` names lines by their `orderLineKey`. */
export const shipmentSchema = z.object({
  // Without a number it would hold every line that names none.
  shipmentNumber: z.string().check(z.minLength(1)),
  items: z.array(z.string()),
  trackingUrl: optionalUrlField,
});
