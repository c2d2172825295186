import type { BookAddress, Engine, Member, WrittenAddress } from '../engine.js';
import type { MedusaClient } from './client.js';
import type { CustomerRecord } from './records.js';
import { toAddress } from './to-order.js';

const PATH = '/store/customers/me';
/** Medusa sends the account with every answer about an address. */
const FIELDS = '?fields=id,*addresses';

/** The addresses of a member's account, read and written through the Store API. */
export function createAddresses(send: MedusaClient): Pick<Engine, 'getMember' | 'addAddress' | 'changeAddress'> {
  const write = async (member: Member, path: string, address: WrittenAddress): Promise<BookAddress[] | undefined> => {
    const { status, body } = await send({
      path: `${PATH}/addresses${path}${FIELDS}`,
      shopper: member,
      body: toRecord(address),
    });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`Medusa answered ${status} to an address.`);
    return listAddresses((body as { customer: CustomerRecord }).customer);
  };
  return {
    async getMember(member) {
      const { body } = await send({ path: `${PATH}${FIELDS}`, shopper: member });
      const { customer } = body as { customer: CustomerRecord };
      return { id: customer.id, addresses: listAddresses(customer) };
    },
    async addAddress(member, address) {
      const addresses = (await write(member, '', address)) ?? [];
      // Medusa does not say which address is new, but its ids grow.
      const added = addresses
        .filter(({ line1, city }) => line1 === address.line1 && city === address.city)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .at(-1);
      if (!added) throw new Error('Medusa answered without the address.');
      return added;
    },
    async changeAddress(member, id, address) {
      const addresses = await write(member, `/${encodeURIComponent(id)}`, address);
      return addresses?.find((one) => one.id === id);
    },
  };
}

function listAddresses({ addresses = [] }: CustomerRecord): BookAddress[] {
  return addresses.flatMap((record) => {
    const address = toAddress(record);
    return address ? [{ ...address, id: record.id, isPreferred: record.is_default_shipping ?? false }] : [];
  });
}

/** Converts an address to Medusa's record. Null clears a field that the address no longer has. */
function toRecord({ firstName, lastName, phone, line1, line2, city, state, postalCode, ...rest }: WrittenAddress) {
  return {
    first_name: firstName ?? null,
    last_name: lastName ?? null,
    phone: phone ?? null,
    address_1: line1,
    address_2: line2 ?? null,
    city,
    province: state ?? null,
    postal_code: postalCode ?? null,
    country_code: rest.country.toLowerCase(),
    is_default_shipping: rest.isPreferred,
  };
}
