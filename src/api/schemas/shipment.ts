import * as z from 'zod/mini';
import { optionalField, urlField } from './wire-fields.js';

/** One parcel, as far as a screen reads it. `items` names lines by their `orderLineKey`. */
export const shipmentSchema = z.object({
  shipmentNumber: z.string(),
  items: z.array(z.string()),
  trackingUrl: optionalField(urlField),
});
