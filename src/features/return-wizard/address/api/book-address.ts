import * as z from 'zod/mini';
import type { AddressVerdict, BookAddress } from '../model/book-address.js';
import {
  createBlockReader,
  ignorePath,
  readWhole,
  toText,
  toPresentFields,
  optionalField,
  optionalStringField,
  optionalFlagField,
} from '../../../../http/read/wire-fields.js';

/** An address of an address book. `code` is the postal code, `locality` the city, `province` the state, `zone` a district or county. */
export const bookAddressSchema = z.object({
  id: optionalStringField,
  code: z.string(),
  country: z.string(),
  email: optionalStringField,
  line1: z.string(),
  line2: optionalStringField,
  line3: optionalStringField,
  locality: z.string(),
  name: z.object({ familyName: z.string(), givenName: z.string() }),
  phone: optionalStringField,
  preferred: optionalFlagField,
  province: optionalStringField,
  zone: optionalStringField,
  originalId: optionalStringField,
});

/** The id of a new address; absent if the book rejected it. */
export interface NewAddress {
  readonly id?: string;
}

export type WireBookAddress = z.input<typeof bookAddressSchema>;

const addressesSchema = z.array(z.unknown());

export const newAddressSchema = z.object({ id: optionalStringField });

export const addressVerdictSchema = z.object({
  validated: z.boolean(),
  validatedAddress: optionalField(bookAddressSchema),
});

/** Leaves out addresses that cannot be read, and those without an id, which later requests could not refer to. */
export function toBookAddresses(wire: unknown, onUnreadable = ignorePath): readonly BookAddress[] {
  const read = createBlockReader(onUnreadable);
  return readWhole(addressesSchema, wire).flatMap((block, index) => {
    const address = read(bookAddressSchema, block, `[${index}]`);
    if (address?.id) return [toDomain(address)];
    if (address) onUnreadable(`[${index}].id`);
    return [];
  });
}

/** Throws if a required field is missing. */
export function toBookAddress(wire: unknown): BookAddress {
  return toDomain(readWhole(bookAddressSchema, wire));
}

export function toNewAddress(wire: unknown): NewAddress {
  return toPresentFields({ id: toText(readWhole(newAddressSchema, wire).id) });
}

export function toAddressVerdict(wire: unknown): AddressVerdict {
  const { validated, validatedAddress } = readWhole(addressVerdictSchema, wire);
  return toPresentFields({
    isVerified: validated,
    suggestion: validatedAddress ? toDomain(validatedAddress) : undefined,
  });
}

/** The address in its wire format. A new address has no id. */
export function toWireAddress({ givenName, familyName, isPreferred, ...address }: BookAddress): WireBookAddress {
  return { ...address, name: { familyName, givenName }, preferred: isPreferred };
}

function toDomain({ name, preferred, ...address }: z.output<typeof bookAddressSchema>): BookAddress {
  return toPresentFields({
    id: toText(address.id),
    givenName: name.givenName,
    familyName: name.familyName,
    phone: toText(address.phone),
    email: toText(address.email),
    line1: address.line1,
    line2: toText(address.line2),
    line3: toText(address.line3),
    locality: address.locality,
    province: toText(address.province),
    zone: toText(address.zone),
    code: address.code,
    country: address.country,
    isPreferred: preferred ?? false,
  });
}
