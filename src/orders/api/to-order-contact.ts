import * as z from 'zod/mini';
import type { OrderContact } from '../model/order.js';
import { contactSchema, phoneSchema } from './contact.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import { optionalField } from '../../http/read/wire-fields.js';

/** Where an order names whoever ordered. */
export const orderContactSchema = z.object({
  authorizationInfo: optionalField(contactSchema),
  userInfo: optionalField(z.object({ phoneNumber: optionalField(phoneSchema) })),
  contactInformation: optionalField(contactSchema),
});

/** Whoever ordered, from the first place that says it. Nothing of it is shown, so nothing of it is missed on the screen. */
export function toOrderContact(wire: unknown): OrderContact {
  const { data } = orderContactSchema.safeParse(wire);
  const places = [data?.authorizationInfo, data?.userInfo, data?.contactInformation].map(readPlace);
  return toPresentFields({
    email: places.find(({ email }) => email)?.email,
    phoneNumber: places.find(({ phoneNumber }) => phoneNumber)?.phoneNumber,
    dayPhoneNumber: places[0]?.dayPhoneNumber,
  });
}

/** What one place says; a blank says nothing. */
function readPlace(place: Partial<z.output<typeof contactSchema>> | null | undefined): OrderContact {
  const { email, dayPhoneNumber, phoneNumber: phone } = place ?? {};
  const phoneNumber = typeof phone === 'string' ? phone : phone?.subscriberNumber;
  return toPresentFields({
    email: email || undefined,
    phoneNumber: phoneNumber || undefined,
    dayPhoneNumber: dayPhoneNumber || undefined,
  });
}
