import type { TextDirection, Intl18n } from '../../../i18n/create-intl.js';
import { formatReceivedAt } from './format-received-at.js';
import { formatItemName } from '../../../orders/item-words.js';
import { isWhole, listChosen, listOrderLines } from '../model/order-lines.js';
import type { Statement, StatementFact, StatementSource } from '../model/statement.js';

/** A statement as the service received it. */
export interface ReceiptStatement {
  readonly withdrawalId: string;
  /** ISO 8601 with a zone. */
  readonly receivedAt: string;
  /** IANA name of the time zone in which the receipt gives its time. */
  readonly zone: string;
  /** The sentence that declares the withdrawal, as shown. */
  readonly sentence: string;
  /** Name, order, address for the receipt, items and note, as shown. */
  readonly facts: readonly ReceiptFact[];
}

export interface ReceiptFact {
  readonly label: string;
  /** One entry per line; only a list of items has several. */
  readonly values: readonly string[];
}

/** The wording of a receipt in the shopper's language. */
export interface ReceiptTexts {
  readonly locale: string;
  readonly direction: TextDirection;
  readonly title: string;
  readonly reference: string;
  readonly receivedAt: string;
  /** Sentences below the statement: what the receipt is for, and where the service sent its own. */
  readonly notes: readonly string[];
}

/** The file may load nothing, not even what a program that opens it has added. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Long lists of items go into columns, so that the receipt of a common order fits on one page. */
export const RECEIPT_STYLE = `
:root { color-scheme: light; }
@page { margin: 15mm; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.45 system-ui, sans-serif; color: #000; background: #fff; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
dl { margin: 0; }
dt { margin-top: .5rem; font-size: .875rem; color: #444; }
dd { margin: 0; white-space: pre-wrap; }
main { margin: 1.5rem 0; padding: 1rem 0; border: solid #000; border-width: 1px 0; }
p { margin: 0 0 .5rem; }
main > p { font-weight: 700; }
ul { margin: 0; padding: 0; columns: 16rem; list-style: none; }
li { break-inside: avoid; white-space: normal; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } }
`.trim();

/**
 * A receipt as a file of its own: an HTML document without script, address or request. The same statement and texts give
 * the same bytes, whatever the clock and zone of the device. `style` is empty where the page applies the style itself.
 */
export function formatReceipt(statement: ReceiptStatement, texts: ReceiptTexts, style = RECEIPT_STYLE): string {
  const { withdrawalId, receivedAt, zone, sentence, facts } = statement;
  const { locale, direction, title, notes } = texts;
  const moment = formatReceivedAt({ receivedAt, zone, locale });
  const time = `<time datetime="${escapeText(new Date(receivedAt).toISOString())}">${escapeText(moment)}</time>`;
  return [
    '<!doctype html>',
    `<html lang="${escapeText(locale)}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width">',
    // Phones would turn order numbers into links.
    '<meta name="format-detection" content="telephone=no, email=no, address=no, date=no">',
    `<title>${escapeText(title)}</title>`,
    ...(style === '' ? [] : [`<style>\n${style}\n</style>`]),
    '</head>',
    '<body>',
    `<h1>${escapeText(title)}</h1>`,
    '<dl>',
    formatRow(texts.reference, formatValue(withdrawalId)),
    formatRow(texts.receivedAt, time),
    '</dl>',
    '<main>',
    `<p>${formatValue(sentence)}</p>`,
    '<dl>',
    ...facts.map(({ label, values }) => formatRow(label, formatValues(values))),
    '</dl>',
    '</main>',
    ...notes.map((note) => `<p>${escapeText(note)}</p>`),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const LONGEST_REFERENCE = 64;

/** The name of a receipt's file: its reference alone, in characters that every file system takes. */
export function nameReceipt(withdrawalId: string): string {
  const reference = withdrawalId.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, LONGEST_REFERENCE);
  return `${['withdrawal', ...reference.split('-').filter(Boolean)].join('-')}.html`;
}

function formatRow(label: string, value: string): string {
  return `<dt>${escapeText(label)}</dt><dd>${value}</dd>`;
}

function formatValues(values: readonly string[]): string {
  const [first = ''] = values;
  if (values.length < 2) return formatValue(first);
  return `<ul>${values.map((value) => `<li>${formatValue(value)}</li>`).join('')}</ul>`;
}

/** Isolates a text by shoppers or services: it may run in the other direction, or contain marks that would reverse the text after it. */
function formatValue(text: string): string {
  return `<bdi>${escapeText(text)}</bdi>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for content and attributes. Control characters, which HTML does not allow, are left out. */
function escapeText(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Formats the statement as it is shown, sent and repeated on the receipt. */
export function toStatement({ values, order, counts }: StatementSource, intl: Intl18n): Statement {
  const name = values.name.trim();
  const orderNumber = values.orderNumber.trim();
  const email = values.email.trim();
  const note = order ? '' : values.about.trim();
  const lines = order ? listOrderLines(order) : [];
  const items = listChosen(lines, counts);
  const chosen = items.map(({ orderLineKey, quantity }) => {
    const line = lines.find(({ key }) => key === orderLineKey);
    return intl.t('withdrawal.itemLine', { count: quantity, name: line ? formatItemName(line, intl) : orderLineKey });
  });
  const isPart = items.length > 0 && !isWhole(lines, counts);
  const sentence = intl.t(isPart ? 'withdrawal.statementItems' : 'withdrawal.statement', { number: orderNumber });
  const facts: StatementFact[] = [
    { label: intl.t('withdrawal.name'), values: [name] },
    { label: intl.t('withdrawal.orderNumber'), values: [orderNumber] },
    ...(chosen.length > 0 ? [{ label: intl.t('withdrawal.statementItemsLabel'), values: chosen }] : []),
    ...(note === '' ? [] : [{ label: intl.t('withdrawal.statementAbout'), values: [note] }]),
    { label: intl.t('withdrawal.email'), values: [email] },
  ];
  const written = facts.map(({ label, values: texts }) =>
    intl.t('withdrawal.line', { label, value: texts.join('; ') }),
  );
  return {
    ...{ orderNumber, name, email, sentence, facts },
    ...(items.length > 0 && { items }),
    ...(note !== '' && { note }),
    text: [sentence, ...written].join('\n'),
  };
}
