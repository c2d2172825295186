import * as z from 'zod/mini';
import { dateField, optionalField, textField, urlField } from './wire-fields.js';

const shipmentEventSchema = z.object({ time: dateField, status: textField, location: optionalField(textField) });

/** One parcel. `items` names lines by their `orderLineKey`; `events`, where sent, are its way so far. */
export const shipmentSchema = z.object({
  shipmentNumber: z.string(),
  items: z.array(z.string()),
  trackingUrl: optionalField(urlField),
  carrier: optionalField(z.string()),
  events: optionalField(z.array(shipmentEventSchema)),
});
