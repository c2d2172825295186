/* eslint-disable no-script-url -- these are what must never be followed */
import fc from 'fast-check';
import { SEED } from '../../support/test-run.js';

/** One kind of attack, in all its spellings. */
export interface AddressKind {
  readonly name: string;
  readonly arbitrary: fc.Arbitrary<string>;
  /** None of them may become a link; some of the others do, and then lead to https. */
  readonly isForbidden?: true;
}

const HOSTS = ['evil.example', 'shop.example.evil.example', 'xn--80ak6aa92e.example', '2130706433', '0x7f.1', '[::1]'];
const PATHS = ['', '/', '/a?b=c#d', '/%2e%2e/', '?https://shop.example/', '#@shop.example', '/..//..\\evil'];
const SCRIPTS = ['alert(1)', '//%0aalert(1)', 'https://shop.example/', '/*%2a/alert(1)', '\u2028alert(1)', 'void 0'];
/** All except http without the slashes: with a host other than loopback, none may be followed. */
const SCHEMES = [
  ...['javascript', 'vbscript', 'livescript', 'data', 'blob', 'filesystem', 'file', 'ftp', 'ws', 'wss', 'about'],
  ...['view-source', 'intent', 'tel', 'sms', 'mailto', 'chrome', 'resource', 'jar', 'x-evil+a.b-c'],
];
const MIME_TYPES = ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'image/png', '', 'text/html;charset=utf-7'];
/** Parsers remove these anywhere, and also before and after the address. */
const DROPPED = ['\t', '\n', '\r', '\r\n'];
const TRIMMED = ['', ' ', '\u0000', '\u0001', '\u001f', '\t\n', '   '];
/** These are kept and turn a scheme into a path. */
const PRESERVED_CHARACTERS = ['\u0000', '\u00a0', '\u00ad', '\u200b', '\u202e', '\u2028', '\ufeff', '\u0085', '\ud800'];
/** Other dots and digits that parsers accept in a host. */
const DOTS = ['.', '\u3002', '\uff0e', '\uff61', '%2e', '%E3%80%82', '..'];
const USERS = [
  'shop.example',
  'shop.example:443',
  'user:secret',
  ':secret',
  'a%40b',
  'https%3A%2F%2Fshop.example',
  '。',
];
/** Hosts that a URL parser reads as loopback. */
const LOCAL = [
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  'ⓛocalhost',
  '１２７.0.0.1',
];
const ALMOST_LOCAL = ['localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.2', '0.0.0.0', '[::]', '10.0.0.1'];

const path = fc.constantFrom(...PATHS);
const host = fc.constantFrom(...HOSTS);
const slash = fc.constantFrom('/', '\\');
const slashes = (minLength: number) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: slash }, { weight: 1, arbitrary: fc.constantFrom(...DROPPED) }), {
    minLength,
    maxLength: 6,
  });
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

/** Each letter in random case. */
const mixCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) => [...text].map((sign, at) => (isUpper[at] ? sign.toUpperCase() : sign)).join(''));

/** One or two characters inserted at any position except the first. */
const spread = (text: fc.Arbitrary<string>, signs: readonly string[]) =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.constantFrom(...signs), fc.nat(40)), { minLength: 1, maxLength: 3 }))
    .map(([whole, positions]) =>
      positions.reduce((to, [sign, at]) => {
        const position = 1 + (at % Math.max(1, to.length - 1));
        return to.slice(0, position) + sign + to.slice(position);
      }, whole),
    );

const scheme = fc.constantFrom(...SCHEMES).chain(mixCase);
const scriptUrl = join(
  fc.constantFrom('javascript', 'vbscript').chain(mixCase),
  fc.constant(':'),
  fc.constantFrom(...SCRIPTS),
);
const toEntity = (sign: string, variant: number): string => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    [`&#${code};`, `&#x${code.toString(16)};`, `%${code.toString(16).padStart(2, '0')}`, `\\u00${code.toString(16)}`][
      variant
    ] ?? sign
  );
};
const toWide = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);

export const ADDRESS_KINDS: readonly AddressKind[] = [
  {
    name: 'another scheme, in any case',
    arbitrary: join(fc.constantFrom(...TRIMMED), scheme, fc.constant(':'), fc.constantFrom(...SCRIPTS)),
    isForbidden: true,
  },
  {
    name: 'another scheme with removable characters in it',
    arbitrary: join(
      fc.constantFrom(...TRIMMED),
      spread(join(scheme, fc.constant(':')), DROPPED),
      fc.constantFrom(...SCRIPTS),
    ),
    isForbidden: true,
  },
  {
    name: 'a script with characters in it that are kept',
    arbitrary: spread(scriptUrl, PRESERVED_CHARACTERS),
  },
  {
    name: 'data and blobs',
    arbitrary: fc.oneof(
      join(
        fc.constant('data').chain(mixCase),
        fc.constant(':'),
        fc.constantFrom(...MIME_TYPES),
        fc.constantFrom(',', ';base64,', ';charset=x;base64,'),
        fc.base64String({ maxLength: 24 }),
      ),
      join(
        fc.constant('blob').chain(mixCase),
        fc.constantFrom(':https://shop.example/', ':null/', ':http://localhost/'),
        fc.uuid(),
      ),
    ),
    isForbidden: true,
  },
  {
    name: 'a name before the host',
    arbitrary: join(
      fc.constantFrom('https:', 'HTTPS:', 'http:', 'ht\ntps:'),
      fc.constantFrom('//', '/\\', '\\\\', '///', '/\t/'),
      fc.constantFrom(...USERS),
      fc.constant('@'),
      host,
      path,
    ),
    isForbidden: true,
  },
  {
    name: 'no encryption, and almost loopback',
    arbitrary: join(
      fc.constant('http').chain(mixCase),
      fc.constantFrom('://', ':\\\\', ':/\t/'),
      fc.constantFrom(...ALMOST_LOCAL),
      fc.constantFrom('', ':80', ':443', ':5173'),
      path,
    ),
    isForbidden: true,
  },
  {
    name: 'slashes of both kinds before a host',
    arbitrary: join(
      fc.constantFrom('', 'https:', 'http:', 'hTTps:', ' '),
      slashes(1).map((signs) => signs.join('')),
      host,
      path,
    ),
  },
  {
    name: 'other dots in a host',
    arbitrary: join(
      fc.constantFrom('https://', 'http://', '//', 'https:\\\\'),
      fc
        .array(fc.constantFrom('evil', 'shop', '127', '0', 'localhost', 'ⓛocalhost', 'ｅｖｉｌ', 'xn--'), {
          minLength: 2,
          maxLength: 4,
        })
        .chain((names) => fc.constantFrom(...DOTS).map((dot) => names.join(dot))),
      fc.constantFrom('', '.', ':99999', ':-1', '%00'),
      path,
    ),
  },
  {
    name: 'percent-encoded characters',
    arbitrary: fc
      .tuple(scriptUrl, fc.array(fc.nat(40), { minLength: 1, maxLength: 12 }), fc.nat(3))
      .map(([url, positions, variant]) =>
        [...url]
          .map((sign, at) => (positions.includes(at) && sign < '\u007f' ? toEntity(sign, variant) : sign))
          .join(''),
      ),
  },
  {
    name: 'homographs',
    arbitrary: fc
      .tuple(
        fc.constantFrom('javascript:alert(1)', 'https://evil.example/', 'data:text/html,x'),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
      )
      .map(([url, positions]) => [...url].map((sign, at) => (positions.includes(at) ? toWide(sign) : sign)).join('')),
  },
  {
    name: 'relative, and outside its folder',
    arbitrary: join(
      fc.constantFrom('', './', '/', '?', '#', ';', '/us/en/orders/'),
      fc
        .array(fc.constantFrom('../', '..\\', '%2e%2e/', '..%2f', './', '//', '@', ':'), { maxLength: 12 })
        .map((parts) => parts.join('')),
      fc.constantFrom('etc/passwd', 'javascript:alert(1)', 'evil.example', '@evil.example', ':80', ''),
    ),
  },
  {
    name: 'far too long',
    arbitrary: fc
      .tuple(
        fc.constantFrom('javascript:', 'https://', '//', 'https://user', 'data:,', '/', 'https://shop.example/'),
        fc.constantFrom('a', 'a.', ':', '../', '%2e', '\t', ' ', '\\', '@'),
        fc.integer({ min: 500, max: 20_000 }),
      )
      .map(([start, part, times]) => `${start}${part.repeat(times)}alert(1)`),
  },
];

/** Not in the list above: the flows run on loopback, where these are allowed, and no server would answer. */
export const LOCAL_KIND: AddressKind = {
  name: 'loopback, in any spelling',
  arbitrary: join(
    fc.constantFrom(...TRIMMED),
    fc.constant('http').chain(mixCase),
    fc.constantFrom('://', ':\\\\', ':/\t/', ':///'),
    fc.constantFrom(...LOCAL),
    fc.constantFrom('', ':80', ':443', ':9999'),
    path,
  ),
};

/** This many generated addresses of a kind; the same for the same seed. Fewer if there are no more spellings. */
export function generateAddresses({ name, arbitrary }: AddressKind, count: number, seed = SEED): string[] {
  const position = ADDRESS_KINDS.findIndex((kind) => kind.name === name);
  const drawn = fc.sample(arbitrary, { seed: seed + position, numRuns: 2 * count });
  return [...new Set(drawn)].slice(0, count);
}
