/* eslint-disable no-script-url -- texts that must stay texts */
import fc from 'fast-check';
import { SEED } from '../../support/test-run.js';
import { HOSTILE_STRINGS } from './hostile-strings.js';

const RUN = 'window.wasRun=true';
const KNOWN = Object.values(HOSTILE_STRINGS)
  .flat()
  .filter(({ length }) => length < 200);

/** Alternating case, which passes code that compares names letter by letter. */
const mixCase = (text: string): string => [...text].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join('');

const TAGS = [
  'img',
  'svg',
  'script',
  'iframe',
  'body',
  'input',
  'video',
  'audio',
  'details',
  'math',
  'object',
  'embed',
];
const MORE_TAGS = ['style', 'link', 'base', 'form', 'a', 'button', 'select', 'marquee', 'template', 'orders-area', 'x'];
const EVENTS = ['onload', 'onerror', 'onclick', 'onfocus', 'ontoggle', 'onbegin', 'onanimationstart', 'onpointerenter'];
const GAPS = [' ', '/', '\t', '\n', '\f', '  ', ' / ', '\u0000'];
const QUOTES = ['"', "'", '', '`'];
const BEFORE = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</script>',
  '*/',
  '\u202e',
  '${',
  '{{',
];
const BEHIND = ['', '>', '//', '<!--', '-->', '/*', '"', "'", '\u2069', '}', '}}', '\u0000'];
const SCHEMES = [
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'java\tscript:',
  '\u0001javascript:',
  'JaVaScRiPt:',
];

const code = fc.constantFrom(
  RUN,
  `${RUN};`,
  `(${RUN})`,
  'parent.wasRun=true',
  'top["wasRun"]=true',
  `eval("${RUN}")`,
  `[1].map(()=>${RUN})`,
);
const tag = fc.constantFrom(...TAGS, ...MORE_TAGS).chain((name) => fc.constantFrom(name, mixCase(name)));
const gap = fc.constantFrom(...GAPS);
const attribute = fc.oneof(
  fc
    .tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...QUOTES), code)
    .map(([name, quote, run]) => `${name}=${quote}${run}${quote}`),
  fc
    .tuple(
      fc.constantFrom('src', 'href', 'action', 'srcdoc', 'xlink:href', 'formaction', 'style'),
      fc.constantFrom(...SCHEMES),
      code,
    )
    .map(([name, scheme, run]) => `${name}=${scheme}${run}`),
  fc.constantFrom(
    'autofocus',
    'open',
    'autoplay',
    'src=x',
    'slot=help',
    'id=__proto__',
    'is=orders-card',
    'tabindex=1',
  ),
);
const markup = fc
  .tuple(
    fc.constantFrom(...BEFORE),
    tag,
    gap,
    fc.array(attribute, { minLength: 1, maxLength: 3 }),
    gap,
    fc.constantFrom(...BEHIND),
  )
  .map(
    ([before, name, space, attributes, last, behind]) =>
      `${before}<${name}${space}${attributes.join(space)}${last}${behind}`,
  );
const script = fc
  .tuple(
    fc.constantFrom(...BEFORE),
    fc.constantFrom('script', 'SCRIPT', 'svg:script', 'scr\u0000ipt'),
    code,
    fc.constantFrom(...BEHIND),
  )
  .map(([before, name, run, behind]) => `${before}<${name}>${run}</${name}${behind}`);
/** Two or three of the known ones, joined or nested. */
const mixed = fc
  .tuple(fc.constantFrom(...KNOWN), fc.constantFrom(...KNOWN), fc.constantFrom(...KNOWN), fc.nat(40), fc.boolean())
  .map(([one, other, third, at, isInside]) =>
    isInside ? one.slice(0, at) + other + one.slice(at) : [one, other, third].join(''),
  );
const anySigns = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });

/**
 * Generated texts: markup and scripts in every spelling, known texts joined, any characters. The same in every run, without duplicates
 * or blank ones.
 */
export function generateStrings(count: number): string[] {
  const any = fc.oneof(
    { weight: 6, arbitrary: markup },
    { weight: 2, arbitrary: script },
    { weight: 3, arbitrary: mixed },
    { weight: 1, arbitrary: anySigns },
    { weight: 1, arbitrary: anyText },
  );
  const texts = new Set<string>();
  for (const text of fc.sample(any, { seed: SEED, numRuns: 2 * count })) {
    if (texts.size < count && text.trim() !== '' && !KNOWN.includes(text)) texts.add(text);
  }
  return [...texts];
}
