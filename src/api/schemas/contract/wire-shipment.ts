import * as z from 'zod/mini';
import { shipmentSchema } from '../shipment.js';
import { dateField, optionalField, textField } from '../wire-fields.js';

const shipmentEventSchema = z.object({ time: dateField, status: textField, location: optionalField(textField) });

/** The whole parcel as the wire carries it; `events`, where sent, are its way so far. */
export const wireShipmentSchema = z.extend(shipmentSchema, {
  carrier: optionalField(z.string()),
  events: optionalField(z.array(shipmentEventSchema)),
});
