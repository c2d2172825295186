import type { Context, Hono } from 'hono';
import type { BookAddress, Engine, WrittenAddress } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, Refusal } from '../http/answers.js';
import { readBody, readMember, readNumber, type Body } from '../http/read-request.js';

const PATH = '/identity/user/v1/:userId/address';
const LONGEST_LINE = 128;
const LONGEST = { code: 16, phone: 32 };

/** `list-addresses`, `request-new-address` and `request-address-update`. Members see and change only their own. */
export function addAddressCalls(app: Hono, { engine }: GatewaySettings): void {
  app.get(PATH, async (c) => {
    const { addresses } = await readAccount(c, engine);
    return c.json(addresses.map(toBookAddress));
  });
  app.post(PATH, async (c) => {
    const address = toAddress(await readBody(c));
    const { addresses } = await readAccount(c, engine);
    // A repeated request adds nothing. The client, too, takes an equal address for the new one.
    const equal = addresses.find((one) => isSame(one, address));
    return c.json(toBookAddress(equal ?? (await engine.addAddress(readMember(c), address))), 201);
  });
  app.put(`${PATH}/:addressId`, async (c) => {
    const address = toAddress(await readBody(c));
    const { addresses } = await readAccount(c, engine);
    const id = readNumber(c, 'addressId');
    const isKnown = addresses.some((one) => one.id === id);
    const changed = isKnown ? await engine.changeAddress(readMember(c), id, address) : undefined;
    if (!changed) throw new Refusal(404, { code: 'ADDRESS_NOT_FOUND', message: 'The member has no such address.' });
    return c.json(toBookAddress(changed));
  });
}

/** Reads the member's account, and refuses a path with another member's id. */
async function readAccount(c: Context, engine: Engine) {
  const account = await engine.getMember(readMember(c));
  if (account.id === readNumber(c, 'userId')) return account;
  throw new Refusal(404, { code: 'USER_NOT_FOUND', message: 'The member has no such id.' });
}

const PLACE = ['firstName', 'lastName', 'phone', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;

function isSame(one: WrittenAddress, other: WrittenAddress): boolean {
  return PLACE.every((field) => one[field] === other[field]);
}

function toBookAddress(address: BookAddress) {
  const { id, postalCode = '', country, line1, line2, city, state, phone, firstName = '', lastName = '' } = address;
  return {
    id,
    code: postalCode,
    country,
    line1,
    line2,
    locality: city,
    province: state,
    phone,
    name: { givenName: firstName, familyName: lastName },
    preferred: address.isPreferred,
  };
}

/** Converts an address to Medusa's form, which has two lines and no `zone`: further lines become parts of the second one. */
function toAddress(body: Body): WrittenAddress {
  const { name, country, preferred } = body;
  const names = Object(name) as Body;
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) throw createInvalid('country');
  if (typeof preferred !== 'boolean') throw createInvalid('preferred');
  const [line1, city] = [readLine(body, 'line1'), readLine(body, 'locality')];
  if (line1 === undefined) throw createInvalid('line1');
  if (city === undefined) throw createInvalid('locality');
  const fields = {
    firstName: readLine(names, 'givenName'),
    lastName: readLine(names, 'familyName'),
    phone: readLine(body, 'phone'),
    line2: ['line2', 'line3', 'zone'].flatMap((field) => readLine(body, field) ?? []).join(', ') || undefined,
    state: readLine(body, 'province'),
    postalCode: readLine(body, 'code'),
  };
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), line1, city, country, isPreferred: preferred };
}

/** A field; undefined if it is absent or empty. */
function readLine(body: Body, field: string): string | undefined {
  const text = body[field];
  const longest = (LONGEST as Readonly<Record<string, number>>)[field] ?? LONGEST_LINE;
  if (text !== undefined && (typeof text !== 'string' || text.length > longest)) throw createInvalid(field);
  return text?.trim() || undefined;
}
