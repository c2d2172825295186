import { CANARIES } from '../e2e/security/canaries.js';
import type { ForeignRequest } from './foreign-server.js';

/** Something that must stay between the page, its shopper and its own service. */
export interface Secret {
  readonly name: string;
  readonly pattern: RegExp;
}

/** The key of the retailer's gateway, among `retailer.headers`. */
export const GATEWAY_KEY = 'gateway-key-5d1f';

/** The word that a bank refund bears in place of a member's token. */
export const BANK_REFUND_TOKEN = 'refund-word-77c2';

/** Who is signed in where markup was injected: nobody else has this name, so that no answer of an order holds it. */
export const PAGE_MEMBER = {
  id: 'upm-1001',
  email: 'quillon.ashgrove@example.com',
  givenName: 'Quillon',
  familyName: 'Ashgrove',
} as const;

/** The contact in the query of a page. */
export const QUERY_CONTACT = { email: 'from-query@example.com', phoneNumber: '5035550177' } as const;

/** What the page hands over: no origin may have it that the page's script did not name. */
export const PAGE_SECRETS: readonly Secret[] = [
  { name: 'access token', pattern: /member-token/ },
  { name: 'gateway key', pattern: new RegExp(GATEWAY_KEY) },
  { name: 'bank refund token', pattern: new RegExp(BANK_REFUND_TOKEN) },
  { name: "member's e-mail", pattern: /quillon\.ashgrove/i },
  { name: "member's name", pattern: /Quillon|Ashgrove/ },
  { name: 'e-mail out of the query', pattern: /from-query/i },
  { name: 'phone number out of the query', pattern: /5035550177/ },
];

/** What the shopper types, and what the service answers. */
const SHOPPERS_SECRETS: readonly Secret[] = [
  ...CANARIES,
  { name: 'gift card number', pattern: /6006491234567890123/ },
  { name: 'gift card PIN', pattern: /"123456"/ },
  { name: 'IBAN', pattern: /GB33BUKB20201555555555/ },
];

/** Names of the secrets in a request, wherever they stand. */
export function listSecrets(request: ForeignRequest, among: readonly Secret[] = ALL_SECRETS): string[] {
  const text = `${request.path}${request.query}\n${JSON.stringify(request.headers)}\n${request.body}`;
  const found = among.filter(({ pattern }) => pattern.test(text) || pattern.test(decode(text)));
  return [...new Set(found.map(({ name }) => name))];
}

const ALL_SECRETS: readonly Secret[] = [...PAGE_SECRETS, ...SHOPPERS_SECRETS];

/** Secrets in lines of a console or of events. Orders' numbers are told in events. */
export function listSpilt(lines: readonly string[]): string[] {
  return lines.filter((line) => PAGE_SECRETS.some(({ pattern }) => pattern.test(line)));
}

function decode(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}
