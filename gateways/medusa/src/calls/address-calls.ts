import type { Hono } from 'hono';
import type { MemberAccount } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { Refusal } from '../http/answers.js';
import { readMember, readNumber } from '../http/read-request.js';

/** `list-addresses`. Members see only their own. */
export function addAddressCalls(app: Hono, { engine }: GatewaySettings): void {
  app.get('/identity/user/v1/:userId/address', async (c) => {
    const { id, addresses } = await engine.getMember(readMember(c));
    if (id !== readNumber(c, 'userId'))
      throw new Refusal(404, { code: 'USER_NOT_FOUND', message: 'The member has no such id.' });
    return c.json(addresses.map(toBookAddress));
  });
}

function toBookAddress(address: MemberAccount['addresses'][number]) {
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
