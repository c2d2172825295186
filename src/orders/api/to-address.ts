import * as z from 'zod/mini';
import type { Address } from '../../addresses/model/address.js';
import {
  optionalBlock,
  toPresentFields,
  type BlockReader,
  toText,
  optionalStringField,
  optionalField,
} from '../../http/read/wire-fields.js';

/** A postal address as the order service sends it. The market decides which lines are shown, and in which order. */
export const addressSchema = z.object({
  address1: z.string(),
  address2: optionalStringField,
  address3: optionalStringField,
  address4: optionalStringField,
  city: z.string(),
  county: optionalStringField,
  state: optionalStringField,
  zipCode: optionalStringField,
  country: z.string(),
  firstName: optionalStringField,
  lastName: optionalStringField,
  pickUpLocation: optionalStringField,
});

const optionalAddressSchema = optionalBlock(addressSchema);

/** Reads a postal address; absent if none was sent, or if it lacks a line that every address has. */
export function toAddress(wire: unknown, at: string, read: BlockReader): Address | undefined {
  const address = read(optionalAddressSchema, wire, at);
  if (!address) return undefined;
  return toPresentFields({
    firstName: toText(address.firstName),
    lastName: toText(address.lastName),
    address1: address.address1,
    address2: toText(address.address2),
    address3: toText(address.address3),
    address4: toText(address.address4),
    city: address.city,
    county: toText(address.county),
    state: toText(address.state),
    zipCode: toText(address.zipCode),
    country: address.country,
    pickUpLocation: toText(address.pickUpLocation),
  });
}

/** A phone number in two parts; a bare string is a subscriber number. */
export const phoneSchema = z.union([
  z.object({ countryCode: optionalStringField, subscriberNumber: z.string() }),
  z.string(),
]);

export const contactSchema = z.object({
  email: optionalStringField,
  dayPhoneNumber: optionalStringField,
  phoneNumber: optionalField(phoneSchema),
});
