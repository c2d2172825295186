/* eslint-disable no-script-url -- texts that must stay texts */

const fromCodes = (...codes: readonly number[]): string => String.fromCodePoint(...codes);
const inWord = (sign: string): string => `al${sign}pha`;

/** Every control character that JSON can contain: U+0000 to U+001F, DEL and the C1 set, each inside a word. */
const CONTROLS = [...Array.from({ length: 0x20 }, (_, code) => code), 0x7f, 0x80, 0x85, 0x8d, 0x9b, 0x9f].map((code) =>
  inWord(fromCodes(code)),
);

/** Bidirectional controls without their end. */
const BIDI = [0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x200e, 0x200f, 0x061c].flatMap((code) => [
  `${fromCodes(code)}gpj.exe`,
  inWord(fromCodes(code)),
]);
const BIDI_ENDS = [
  `${fromCodes(0x202c)}after`,
  `${fromCodes(0x2069)}after`,
  // Closes an isolate, then reverses the direction.
  `${fromCodes(0x2069, 0x202e)}turned`,
  `${fromCodes(0x2066, 0x2069, 0x2069, 0x2069, 0x202b)}further out`,
  fromCodes(0x202e).repeat(80),
  `al${fromCodes(0x85)}pha${fromCodes(0x202e).repeat(3)}omega`,
  `al${fromCodes(0x1e)}pha${fromCodes(0x202e)}omega`,
  `${fromCodes(0x2067).repeat(40)}deep`,
  `one${fromCodes(0x202e)}two${fromCodes(0x202c)}three`,
];

/** Characters without width, or with invisible width. */
const INVISIBLE = [
  ...[0x00ad, 0x034f, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x2060, 0x2061, 0x2800, 0x3164, 0xfeff, 0xfe0f],
  ...[0xe0001, 0xe0061, 0xe007f],
].map((code) => inWord(fromCodes(code)));
const BLANKS = [0x00a0, 0x1680, 0x2003, 0x2009, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000].map((code) =>
  inWord(fromCodes(code)),
);

/** Lone surrogates, noncharacters and private-use characters. */
const UNSOUND = [
  inWord('\ud800'),
  inWord('\udfff'),
  '\ud83d',
  '\ude00\ud83d',
  `\udbff${'x'.repeat(3)}\udc00`,
  inWord(fromCodes(0xfffe)),
  inWord(fromCodes(0xffff)),
  inWord(fromCodes(0xfdd0)),
  inWord(fromCodes(0xfffd)),
  inWord(fromCodes(0xe000)),
  inWord(fromCodes(0x10ffff)),
];

const EMOJI = [
  fromCodes(0x1f600),
  // A family: four people in one character.
  [0x1f469, 0x1f469, 0x1f467, 0x1f466].map((code) => fromCodes(code)).join(fromCodes(0x200d)),
  fromCodes(0x1f44d, 0x1f3ff),
  fromCodes(0x1f1e9, 0x1f1ea),
  fromCodes(0x1f1e9),
  fromCodes(0x31, 0xfe0f, 0x20e3),
  fromCodes(0x1f3f4, 0xe0067, 0xe0062, 0xe0065, 0xe006e, 0xe0067, 0xe007f),
  fromCodes(0x2764, 0xfe0f, 0x200d, 0x1f525),
  fromCodes(0x200d, 0x1f525),
  fromCodes(0x1f3ff),
];

/** Other scripts, in either direction, with stacked marks. */
const SCRIPTS = [
  'مرحبا 123 (abc)',
  'שלום, order 42!',
  'ﷺ',
  `e${fromCodes(0x0301).repeat(60)}`,
  `${fromCodes(0x0338)}begins with a mark`,
  'ĄŻŁÓ ẞß ıİ ǅ ﬁ',
  '漢字かな交じり文、全角！',
  'क्ष्म्य श्री',
  'ကျွန်ုပ်',
  'Ω≈ç√∫˜µ≤≥÷',
  '１２３４５６７８',
  'paуpаl in two alphabets',
  '𝔉𝔯𝔞𝔨𝔱𝔲𝔯 𝟙𝟚𝟛',
  `${fromCodes(0x0e01)}${fromCodes(0x0e49).repeat(20)}`,
  'a\u0300 and à',
];

const MARKUP = [
  '<b>bold</b>',
  '<script>window.wasRun = true</script>',
  '</script><script>window.wasRun = true</script>',
  '<img src=x onerror="window.wasRun = true">',
  '<svg onload="window.wasRun = true">',
  '<svg><script>window.wasRun = true</script></svg>',
  '<math><mtext><style><img src=x onerror="window.wasRun = true">',
  '<iframe srcdoc="<script>parent.wasRun = true</script>"></iframe>',
  '<style>* { display: none }</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<form action=//evil.example><button>Go',
  '<details open ontoggle="window.wasRun = true">',
  '<template shadowrootmode=open><slot></slot></template>',
  '<slot name=help></slot>',
  '<orders-area></orders-area>',
  '" autofocus onfocus="window.wasRun = true',
  "' onmouseover='window.wasRun = true",
  '`onclick=window.wasRun=true',
  '<!-- not closed',
  '--><b>',
  '<![CDATA[<b>x</b>]]>',
  '<?xml version="1.0"?>',
  '&lt;b&gt;',
  '&amp;amp;',
  '&#0;&#x110000;',
  '&nbsp;&zwj;&unknown;',
  '<a href="javascript:window.wasRun=true">x</a>',
  '<x\u0000y>',
  '<\u0000script>window.wasRun = true</script>',
  '\u003cscript\u003ewindow.wasRun=true\u003c/script\u003e',
];

const CODE = [
  'javascript:window.wasRun=true',
  'data:text/html,<script>window.wasRun=true</script>',
  '${window.wasRun = true}',
  '#{window.wasRun = true}',
  '{{constructor.constructor("window.wasRun = true")()}}',
  '{{7*7}}',
  '<%= 7 * 7 %>',
  '[[${7*7}]]',
  '@(7*7)',
  '"); window.wasRun = true; ("',
  "'+(window.wasRun=true)+'",
  '\\"; window.wasRun = true; //',
  '*/ window.wasRun = true /*',
  '\u2028window.wasRun = true',
  '() => { throw 1 }',
  'window["wasRun"] = true',
];

const QUERIES = [
  "' OR '1'='1",
  "'; DROP TABLE orders; --",
  '1; SELECT pg_sleep(9)',
  '" OR ""="',
  '*)(uid=*))(|(uid=*',
  '$(touch /tmp/x)',
  '`id`',
  '| cat /etc/passwd',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  'x\r\nSet-Cookie: a=b',
  'x%0d%0aSet-Cookie:%20a=b',
  '=HYPERLINK("//evil.example")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
];

/** Syntax of formatters and message catalogues. */
const FORMATS = [
  '%s %d %n %x %@',
  '%1$s %2$s',
  '{0} {1} {2}',
  '{name}',
  '{number}',
  '{count, plural, one {#} other {#}}',
  '{type, select, other {x}}',
  '{',
  '}',
  '}}{{',
  "'{'quoted'}'",
  "'",
  "''",
  '#',
  '<terms>x</terms>',
  '<b>{number}</b>',
  "$& $1 $` $' $$",
  '\\1 \\0 \\u0041 \\x41 \\n',
  '&{x}',
  '::currency/USD',
];

/** Names of inherited properties, and words for missing values. */
const WORDS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then'],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '0', 'true', 'false', 'None', 'nil', 'N/A', '[object Object]'],
  ...['1e999', '0x10', '9007199254740993', '-1', '.', '..', '/', '\\', '[]', '{}', '""', 'CON', 'nul.txt'],
];

const LONG = [
  'x'.repeat(10_000),
  'word '.repeat(2_000).trim(),
  `${'<b>'.repeat(2_000)}`,
  '漢'.repeat(5_000),
  fromCodes(0x1f600).repeat(2_000),
  `${'a'.repeat(5_000)}${fromCodes(0x202e)}${'b'.repeat(5_000)}`,
  `{${'{'.repeat(3_000)}`,
];

/** Texts that an attacker, or a broken export, puts in place of a name or a title, by the attempted attack. */
export const HOSTILE_STRINGS: Readonly<Record<string, readonly string[]>> = {
  controls: CONTROLS,
  bidi: [...BIDI, ...BIDI_ENDS],
  invisible: INVISIBLE,
  blanks: BLANKS,
  unsound: UNSOUND,
  emoji: EMOJI,
  scripts: SCRIPTS,
  markup: MARKUP,
  code: CODE,
  queries: QUERIES,
  formats: FORMATS,
  words: WORDS,
  long: LONG,
};
