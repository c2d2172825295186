import { describe, expect, it } from 'vitest';
import {
  formatReceipt,
  nameReceipt,
  type ReceiptStatement,
  type ReceiptTexts,
} from '../../../../src/features/withdrawal/receipt/format-receipt.js';
import { getTextDirection } from '../../../../src/i18n/create-intl.js';

const STATEMENT: ReceiptStatement = {
  withdrawalId: 'W-2026-000123',
  receivedAt: '2026-11-26T21:05:48Z',
  zone: 'Europe/Berlin',
  sentence: 'I hereby give notice that I withdraw from my contract for these items of order DE10000001.',
  facts: [
    { label: 'Your name', values: ['Robin Doe'] },
    { label: 'Items', values: ['1 × Tempo tights', '2 × Lagoon shirt'] },
  ],
};
const TEXTS: ReceiptTexts = {
  locale: 'en',
  direction: 'ltr',
  title: 'We received your withdrawal',
  reference: 'Reference',
  receivedAt: 'Received',
  notes: ['This receipt shows that we received your statement, and when.'],
};

/** Texts that would leave their place in a document, and how the receipt writes them. */
const HOSTILE = [
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ["' onmouseover='alert(1)", '&#39; onmouseover=&#39;alert(1)'],
  ['</main></body><!--', '&lt;/main&gt;&lt;/body&gt;&lt;!--'],
  ['&lt;b&gt; $& &#60;', '&amp;lt;b&amp;gt; $&amp; &amp;#60;'],
  ['a\u0000\u001b\u009bb\r\nc', 'ab\nc'],
] as const;

/** Puts a text wherever a receipt shows one. */
function formatWith(text: string): string {
  const statement = { ...STATEMENT, withdrawalId: text, sentence: text };
  const texts = { ...TEXTS, title: text, reference: text, receivedAt: text, notes: [text] };
  const facts = [
    { label: text, values: [text] },
    { label: text, values: [text, text] },
  ];
  return formatReceipt({ ...statement, facts }, texts);
}

describe('the receipt', () => {
  it('has no style element where the page applies the style', () => {
    const html = formatReceipt(STATEMENT, TEXTS, '');
    expect(html).not.toContain('<style');
    expect(formatReceipt(STATEMENT, TEXTS).replace(/<style>.*<\/style>\n/s, '')).toBe(html);
  });

  it('contains the statement, its reference and its time with the zone', () => {
    const html = formatReceipt(STATEMENT, TEXTS);
    expect(html).toContain('<title>We received your withdrawal</title>');
    expect(html).toContain('<dt>Reference</dt><dd><bdi>W-2026-000123</bdi></dd>');
    expect(html).toContain(`<p><bdi>${STATEMENT.sentence}</bdi></p>`);
    expect(html).toContain('<dt>Your name</dt><dd><bdi>Robin Doe</bdi></dd>');
    expect(html).toContain('<ul><li><bdi>1 × Tempo tights</bdi></li><li><bdi>2 × Lagoon shirt</bdi></li></ul>');
    expect(html).toContain(`<p>${TEXTS.notes.join('')}</p>`);
    expect(html).toMatch(
      /<time datetime="2026-11-26T21:05:48\.000Z">November 26, 2026 at 22:05:48 (GMT\+1|CET)<\/time>/,
    );
  });

  it('gives the time of the zone that is passed in', () => {
    expect(formatReceipt({ ...STATEMENT, zone: 'UTC' }, TEXTS)).toContain('21:05:48 UTC');
  });

  it('is the same to the byte for the same input', () => {
    const copy = JSON.parse(JSON.stringify([STATEMENT, TEXTS])) as [ReceiptStatement, ReceiptTexts];
    expect(formatReceipt(...copy)).toBe(formatReceipt(STATEMENT, TEXTS));
  });

  it.each(HOSTILE)('shows %j as text wherever it stands', (hostile, escaped) => {
    expect(escaped).not.toMatch(/[<>"']/);
    expect(formatWith(hostile)).toBe(formatWith('marker').replaceAll('marker', () => escaped));
  });

  it('needs nothing from a network: no script, no link, no address', () => {
    const html = formatReceipt(STATEMENT, TEXTS);
    expect(html).not.toMatch(/:\/\/|url\(|@import|\b(src|href|srcset|action)=|<(script|link|img|iframe|form|a)\b/i);
    expect(html).toContain("default-src 'none'");
  });

  it.each([
    ['de', '<html lang="de" dir="ltr">'],
    ['ar', '<html lang="ar" dir="rtl">'],
    ['he', '<html lang="he" dir="rtl">'],
  ])('names its language and direction: %s, %s', (locale, root) => {
    expect(formatReceipt(STATEMENT, { ...TEXTS, locale, direction: getTextDirection(locale) })).toContain(root);
  });
});

describe('the name of the file', () => {
  it.each([
    ['W-2026-000123', 'withdrawal-W-2026-000123.html'],
    ['WD_12/34', 'withdrawal-WD-12-34.html'],
    ['../../etc/passwd', 'withdrawal-etc-passwd.html'],
    ['a b\u202egnp.exe', 'withdrawal-a-b-gnp-exe.html'],
    ['取消', 'withdrawal.html'],
    ['', 'withdrawal.html'],
    ['9'.repeat(300), `withdrawal-${'9'.repeat(64)}.html`],
  ])('is safe for %j: %s', (reference, name) => {
    expect(nameReceipt(reference)).toBe(name);
  });
});
