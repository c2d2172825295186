import { CANARIES } from '../e2e/security/canaries.js';
import type { ForeignRequest } from './foreign-server.js';

/** Data that only the page, its shopper and its own service may see. */
export interface Secret {
  readonly name: string;
  readonly pattern: RegExp;
}

/** The key of the retailer's gateway, one of the `retailer.headers`. */
export const GATEWAY_KEY = 'gateway-key-5d1f';

/** The token of a bank refund, used in place of a member's token. */
export const BANK_REFUND_TOKEN = 'refund-word-77c2';

/** The signed-in member on a page with injected markup. The unusual name occurs in no order's answer. */
export const PAGE_MEMBER = {
  id: 'upm-1001',
  email: 'quillon.ashgrove@example.com',
  givenName: 'Quillon',
  familyName: 'Ashgrove',
} as const;

/** The contact in the query of a page. */
export const QUERY_CONTACT = { email: 'from-query@example.com', phoneNumber: '5035550177' } as const;

/** The page's data that only origins named by the page's script may receive. */
export const PAGE_SECRETS: readonly Secret[] = [
  { name: 'access token', pattern: /member-token/ },
  { name: 'gateway key', pattern: new RegExp(GATEWAY_KEY) },
  { name: 'bank refund token', pattern: new RegExp(BANK_REFUND_TOKEN) },
  { name: "member's e-mail", pattern: /quillon\.ashgrove/i },
  { name: "member's name", pattern: /Quillon|Ashgrove/ },
  { name: 'e-mail out of the query', pattern: /from-query/i },
  { name: 'phone number out of the query', pattern: /5035550177/ },
];

/** The data that the shopper types and that the service answers. */
const SHOPPERS_SECRETS: readonly Secret[] = [
  ...CANARIES,
  { name: 'gift card number', pattern: /6006491234567890123/ },
  { name: 'gift card PIN', pattern: /"123456"/ },
  { name: 'IBAN', pattern: /GB33BUKB20201555555555/ },
];

/** Returns the names of the secrets anywhere in a request. */
export function listSecrets(request: ForeignRequest, among: readonly Secret[] = ALL_SECRETS): string[] {
  const text = `${request.path}${request.query}\n${JSON.stringify(request.headers)}\n${request.body}`;
  const found = among.filter(({ pattern }) => pattern.test(text) || pattern.test(decode(text)));
  return [...new Set(found.map(({ name }) => name))];
}

const ALL_SECRETS: readonly Secret[] = [...PAGE_SECRETS, ...SHOPPERS_SECRETS];

/** Returns the console and event lines with the page's secrets. Order numbers are allowed in events. */
export function listLeakedSecrets(lines: readonly string[]): string[] {
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
