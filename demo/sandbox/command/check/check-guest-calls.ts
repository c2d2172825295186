import type { Reply } from './judge-answer.js';
import { getField } from './read-wire.js';
import type { Session } from './session.js';
import { toUnknownNumber } from './unknown-number.js';

const SUMMARY = 'get-order-summary';
const GUEST_CHECK = 'request-guest-check';
/** Contacts that no order has. */
const WRONG_EMAIL = { email: 'nobody@orders-area-check.invalid' } as const;
const WRONG_PHONE = { phoneNumber: '0000000000' } as const;
/** Headers that differ for every answer, whatever its content. */
const VOLATILE_HEADERS =
  /^(?:date|age|etag|server-timing|traceparent|x-(?:request|correlation|trace|amzn?|envoy)-?.*|cf-ray)$/;

/** Checks the calls of guests; returns the order. */
export async function checkGuestCalls(session: Session): Promise<unknown> {
  const { orderNumber, contact, country } = session.options;
  if (orderNumber === undefined || !contact) {
    session.note(SUMMARY, 'needs --order and --email or --phone');
    session.note(GUEST_CHECK, 'needs --order and --phone');
    return undefined;
  }
  session.requireCall(SUMMARY);
  const usual = { filters: { country, language: 'en' }, caller: 'guest' } as const;
  const found = await session.attempt(SUMMARY, {
    ...usual,
    request: 'the order',
    path: { orderNumber },
    expects: [200],
  });
  reportOtherOrder(session, SUMMARY, { found, orderNumber });
  const miss = { ...usual, expects: [404] } as const;
  const unknown = { orderNumber: toUnknownNumber(orderNumber) };
  const wrong = 'email' in contact ? WRONG_EMAIL : WRONG_PHONE;
  const misses = [
    await session.attempt(SUMMARY, { ...miss, request: 'an unknown number', path: unknown }),
    await session.attempt(SUMMARY, { ...miss, request: 'a wrong contact', path: { orderNumber }, contact: wrong }),
  ];
  await session.attempt(SUMMARY, {
    ...usual,
    request: 'no proof',
    path: { orderNumber },
    caller: 'visitor',
    expects: [400, 401, 404],
  });
  misses.push(...(await checkGuestCheck(session, orderNumber)));
  reportDifferences(session, misses);
  return found?.json;
}

/** Checks the call that is sent before the summary if the contact is a phone number. */
async function checkGuestCheck(session: Session, orderNumber: string): Promise<(Reply | undefined)[]> {
  const { contact } = session.options;
  if (!contact || 'email' in contact) {
    session.note(GUEST_CHECK, 'only refused: a right number needs --phone');
  } else {
    const body = { orderNumber, phoneNumber: contact.phoneNumber.replace(/[^\d+]/g, '') };
    await session.attempt(GUEST_CHECK, { request: 'the order', body, expects: [200] });
  }
  const body = { orderNumber, phoneNumber: WRONG_PHONE.phoneNumber };
  return [await session.attempt(GUEST_CHECK, { request: 'a wrong phone number', body, expects: [404] })];
}

/** Reports an answer about another order than the requested one, which the client would refuse to show. */
export function reportOtherOrder(
  session: Session,
  name: string,
  { found, orderNumber }: { readonly found: Reply | undefined; readonly orderNumber: string },
): void {
  if (!found || getField(found.json, 'orderNumber') === orderNumber) return;
  session.report(name, { request: 'the order', path: 'orderNumber', message: 'is not the requested number' });
}

/** Reports failed lookups whose answers differ, because they must not reveal which part was wrong. */
function reportDifferences(session: Session, replies: readonly (Reply | undefined)[]): void {
  const texts = new Set(replies.flatMap((reply) => (reply ? [toComparable(reply)] : [])));
  if (texts.size < 2) return;
  session.report(SUMMARY, {
    request: 'unknown number, wrong contact',
    message: 'get different answers; status, body and headers must be alike',
  });
}

function toComparable({ status, headers, text }: Reply): string {
  const lasting = [...headers].filter(([name]) => !VOLATILE_HEADERS.test(name));
  return JSON.stringify([status, lasting, text]);
}
