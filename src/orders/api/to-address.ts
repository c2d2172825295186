import type { Address } from '../../addresses/model/address.js';
import { addressSchema } from './address.js';
import { optionalBlock } from '../../http/read/blocks.js';
import { toText } from '../../http/read/display-value.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import type { BlockReader } from '../../http/read/read-block.js';

const optionalAddressSchema = optionalBlock(addressSchema);

/** A postal address; absent where none was sent, or one without the lines that every address has. */
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
