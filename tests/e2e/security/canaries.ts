/** A personal datum or a credential that no place of the page may contain. */
export interface Canary {
  readonly name: string;
  /** A value that the scan must find. */
  readonly sample: string;
  /** Matches the plain value and its encodings in addresses. */
  readonly pattern: RegExp;
  /** No view of an order shows it: every response contains it in fields that were not requested. */
  readonly isUnasked?: true;
}

/** A pattern of the given words, plain and encoded for an address. */
function toPattern(plain: RegExp, ...words: readonly string[]): RegExp {
  return new RegExp([plain.source, ...words.flatMap((word) => [word, encodeURIComponent(word)])].join('|'), 'i');
}

/** The names, addresses, contacts and credentials of the demo's shoppers in every country. */
export const CANARIES = [
  { name: 'e-mail', sample: 'guest@example.com', pattern: /(?:guest|robin\.doe)(?:@|%40|%2540)example/i },
  {
    name: 'phone',
    sample: '5035550101',
    pattern: /503[\s().-]*555[\s.-]*0101|138[\s-]*0013[\s-]*8000|0?10[\s.-]*5555[\s.-]*0101/,
  },
  { name: 'name', sample: 'Robin', pattern: toPattern(/robin/, '若彬', '露瓶', '로빈', '지원') },
  {
    name: 'street',
    sample: '1200 Harbor Street',
    pattern: toPattern(
      /(?:1200(?:\s|\+|%20)+harbor|88(?:\s|\+|%20)+lakeshore|27(?:\s|\+|%20)+wharf|14(?:\s|\+|%20)+quayside|havenkade)/,
      ...[
        'Hafenstraße',
        '滨江路',
        '港南 2-14-3',
        '항만로',
        '운동로',
        '시청길',
        '과학로',
        '바닷길',
        '내방로',
        '세종대로',
      ],
    ),
  },
  {
    name: 'IBAN',
    sample: 'GB33BUKB20201555555555',
    pattern: /GB33\s?BUKB\s?2020\s?1555\s?5555\s?55/i,
  },
  {
    name: 'card',
    sample: '6006491234567890123',
    pattern: /6006\s?4912\s?3456\s?7890\s?123/,
    isUnasked: true,
  },
  { name: 'PIN', sample: '480271', pattern: /480271/, isUnasked: true },
  { name: 'vehicle', sample: 'Blue van', pattern: /blue(?:\s|\+|%20)+van/i },
  { name: 'token', sample: 'member-token', pattern: /member-token/ },
  // The one code that the sandbox always accepts.
  { name: 'code', sample: '000004', pattern: /(?:^|\D|%20)000004(?!\d)/ },
  { name: 'guest token', sample: 'gt-Zm9yIGEgZ3Vlc3Qgd2hvIGlzIHByb3ZlZA', pattern: /gt-[\w-]{30}/ },
  {
    name: 'order number',
    sample: 'US10000001',
    pattern: /(?:AU|CA|CN|DE|FR|GB|ID|IN|IT|JP|KR|MX|MY|NL|PH|PL|RU|TH|TR|TW|US|VN)\d{8}/,
  },
  { name: 'payment approval', sample: 'apv-us10000001', pattern: /apv-[a-z]{2}\d{8}/i },
  { name: 'return number', sample: 'RT10000010', pattern: /RT\d{8}/ },
] as const satisfies readonly Canary[];

export type CanaryName = (typeof CANARIES)[number]['name'];

/** The names of the canaries in a text. */
export function listCanaries(text: string): CanaryName[] {
  return CANARIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
