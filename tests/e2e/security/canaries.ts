/** Something personal, or a key to it, that no place of the page may hold. */
export interface Canary {
  readonly name: string;
  /** One that the scan must find. */
  readonly sample: string;
  /** How it may be written: plain, or encoded for an address. */
  readonly pattern: RegExp;
  /**
   * No screen takes it yet: the tag that will. Until then it comes with every answer, in fields that nobody asked for. Once the tag
   * is there, a flow of `canary-flows.ts` has to type it.
   */
  readonly awaits?: string;
}

/** What the demo's shoppers are called, where they live and what opens their orders. */
export const CANARIES = [
  { name: 'e-mail', sample: 'guest@example.com', pattern: /(?:guest|robin\.doe)(?:@|%40|%2540)example/i },
  { name: 'phone', sample: '5035550101', pattern: /503[\s().-]*555[\s.-]*0101|138[\s-]*0013[\s-]*8000/ },
  { name: 'name', sample: 'Robin', pattern: /robin|若彬|%E8%8B%A5%E5%BD%AC/i },
  {
    name: 'street',
    sample: '1200 Harbor Street',
    pattern: /1200(?:\s|\+|%20)+harbor|滨江路|%E6%BB%A8%E6%B1%9F%E8%B7%AF|Hafenstra(?:ß|%C3%9F)e/i,
  },
  {
    name: 'IBAN',
    sample: 'GB33BUKB20201555555555',
    pattern: /GB33\s?BUKB\s?2020\s?1555\s?5555\s?55/i,
    awaits: 'orders-bank-refund',
  },
  {
    name: 'card',
    sample: '6006491234567890123',
    pattern: /6006\s?4912\s?3456\s?7890\s?123/,
    awaits: 'orders-gift-card-balance',
  },
  { name: 'PIN', sample: '480271', pattern: /480271/, awaits: 'orders-gift-card-balance' },
  { name: 'token', sample: 'member-token', pattern: /member-token/ },
  { name: 'order number', sample: 'US10000001', pattern: /(?:US|CN|DE|KR|NL)\d{8}/ },
  { name: 'payment approval', sample: 'apv-us10000001', pattern: /apv-[a-z]{2}\d{8}/i },
  { name: 'return number', sample: 'RT10000010', pattern: /RT\d{8}/ },
] as const satisfies readonly Canary[];

export type CanaryName = (typeof CANARIES)[number]['name'];

/** What a text gives away. */
export function listCanaries(text: string): CanaryName[] {
  return CANARIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
