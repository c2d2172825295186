import type * as z from 'zod/mini';
import type { ShipFrom, ShipFromContact } from '../../addresses/model/ship-from.js';
import type { contactSchema } from './contact.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import type { BlockReader } from '../../http/read/read-block.js';
import { shipFromSchema } from './ship-from.js';
import { toAddress } from './to-address.js';

/** Who sends a return; absent where none was sent or a part of it is missing. Nothing of it is shown, so nothing of it is missed. */
export function toShipFrom(wire: unknown, read: BlockReader): ShipFrom | undefined {
  const { data } = shipFromSchema.safeParse(wire);
  const address = data && toAddress(data.address, 'shipFrom.address', read);
  return address && { contact: toContact(data.contactInformation), address, recipient: data.recipient };
}

function toContact({ email, dayPhoneNumber, phoneNumber }: z.output<typeof contactSchema>): ShipFromContact {
  return toPresentFields({
    email: email || undefined,
    dayPhoneNumber: dayPhoneNumber || undefined,
    phoneNumber: phoneNumber ? toPhone(phoneNumber) : undefined,
  });
}

function toPhone(phone: NonNullable<z.output<typeof contactSchema>['phoneNumber']>): ShipFromContact['phoneNumber'] {
  if (typeof phone === 'string') return { subscriberNumber: phone };
  return toPresentFields({ countryCode: phone.countryCode || undefined, subscriberNumber: phone.subscriberNumber });
}
