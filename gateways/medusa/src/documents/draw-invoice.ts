import PDFDocument from 'pdfkit';
import { listZones } from '../http/days.js';
import { getInvoiceWording, type InvoiceWording } from './invoice-wording.js';
import { toDrawable } from './to-drawable.js';
import type { Invoice } from './to-invoice.js';

export interface InvoiceSettings {
  /** The name, address and tax number of the shop, line by line. */
  readonly seller: readonly string[];
  /** The path of a font file, for letters other than those of Western Europe. */
  readonly font?: string;
}

const PAGE = { left: 56, right: 539, top: 56, bottom: 770, footer: 795 };
/** The columns of the table of lines: where each begins, and its width. */
const COLUMNS = [
  { left: PAGE.left, width: 265, align: 'left' },
  { left: 325, width: 55, align: 'right' },
  { left: 385, width: 55, align: 'right' },
  { left: 445, width: PAGE.right - 445, align: 'right' },
] as const;
const SUM_LEFT = 250;
const GAP = 6;
const SIZE = { title: 22, text: 10, small: 8.5 };
const GREY = '#595959';

/** What the functions that draw the parts of an invoice need. */
interface DrawingContext {
  readonly invoice: Invoice;
  readonly wording: InvoiceWording;
  readonly page: PDFKit.PDFDocument;
  /** Draws a text, and returns where the next one begins. */
  write(text: string, style: TextStyle): number;
  /** The height of a text in the first column of the table. */
  measure(text: string, size: number): number;
  toMoney(amount: number): string;
  toRate(percent: number): string;
  toDay(moment: string): string;
}

interface TextStyle {
  readonly top: number;
  readonly left?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/** Draws an invoice as a PDF. The same invoice gives the same file. */
export async function drawInvoice(
  invoice: Invoice,
  { seller, font, language }: InvoiceSettings & { readonly language: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const wording = getInvoiceWording(language);
  const title = `${wording.title} ${invoice.number}`;
  const page = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: wording.language, displayTitle: true },
    ...(font !== undefined && { font }),
    info: { Title: title, Author: seller[0] ?? '', CreationDate: new Date(invoice.issuedAt) },
  });
  const file = collect(page);
  const context = createDrawingContext(invoice, { page, wording, ...(font !== undefined && { font }) });
  const top = drawHead(context, seller);
  drawSums(context, drawLines(context, top));
  drawFooters(context, title);
  page.end();
  return file;
}

function createDrawingContext(
  invoice: Invoice,
  {
    page,
    wording,
    font,
  }: Pick<DrawingContext, 'page'> & { wording: ReturnType<typeof getInvoiceWording>; font?: string },
): DrawingContext {
  const { currency, country } = invoice;
  const { language } = wording;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const rate = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const toText = font === undefined ? toDrawable : (text: string) => text;
  return {
    ...{ invoice, wording, page },
    write(text, { top, left = PAGE.left, width = PAGE.right - left, align = 'left', ...look }) {
      const { size = SIZE.text, isBold = false, color = '#000000' } = look;
      page.font(font ?? (isBold ? 'Helvetica-Bold' : 'Helvetica')).fontSize(size);
      page.fillColor(color).text(toText(text), left, top, { width, align });
      return page.y;
    },
    measure: (text, size) =>
      page
        .font(font ?? 'Helvetica')
        .fontSize(size)
        .heightOfString(toText(text), { width: COLUMNS[0].width }),
    toMoney: (amount) => money.format(amount),
    toRate: (percent) => rate.format(percent / 100),
    toDay: (moment) => formatDay(moment, language, country),
  };
}

/** Formats the day in the recipient's time zone, or in UTC if the country has zones with different days. */
function formatDay(moment: string, language: string, country: string | undefined): string {
  const format = (timeZone: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(moment));
  const days = new Set(country === undefined ? [] : listZones(country).map(format));
  const [day] = days;
  return days.size === 1 && day !== undefined ? day : format('UTC');
}

/** Draws the seller, the recipient and the facts of the invoice; returns where the lines begin. */
function drawHead({ invoice, wording, write, toDay }: DrawingContext, seller: readonly string[]): number {
  const left = 320;
  let top = PAGE.top;
  for (const [index, line] of seller.entries()) {
    top = write(line, { top, left, align: 'right', size: SIZE.small, isBold: index === 0 });
  }
  const below = write(wording.title, { top: PAGE.top, width: 250, size: SIZE.title, isBold: true });
  const start = Math.max(top, below) + 4 * GAP;
  let end = write(wording.recipient, { top: start, width: 250, size: SIZE.small, color: GREY });
  for (const line of invoice.recipient) end = write(line, { top: end + 2, width: 250 });
  const facts = [
    [wording.number, invoice.number],
    [wording.issued, toDay(invoice.issuedAt)],
    [wording.placed, toDay(invoice.placedAt)],
  ] as const;
  let factsEnd = start;
  for (const [name, value] of facts) {
    write(name, { top: factsEnd, left, width: 105, size: SIZE.small, color: GREY });
    factsEnd = write(value, { top: factsEnd, left: left + 105, align: 'right' }) + GAP;
  }
  return Math.max(end, factsEnd) + 4 * GAP;
}

function drawLines(context: DrawingContext, start: number): number {
  const { invoice, page, write, measure, toMoney, toRate } = context;
  let top = drawTableHead(context, start);
  for (const { title, article, quantity, rate, amount } of invoice.lines) {
    const height = measure(title, SIZE.text) + measure(article, SIZE.small) + 2 * GAP;
    if (top + height > PAGE.bottom) {
      page.addPage();
      top = drawTableHead(context, PAGE.top);
    }
    const [first, ...others] = COLUMNS;
    const end = write(article, { ...first, top: write(title, { ...first, top }), size: SIZE.small, color: GREY });
    [String(quantity), toRate(rate), toMoney(amount)].forEach((text, index) => write(text, { ...others[index], top }));
    top = end + GAP;
    drawRule(page, top);
    top += GAP;
  }
  return top;
}

function drawTableHead({ wording, page, write }: DrawingContext, top: number): number {
  const names = [wording.item, wording.quantity, wording.rate, wording.amount];
  const ends = names.map((name, index) => write(name, { ...COLUMNS[index], top, size: SIZE.small, color: GREY }));
  const end = Math.max(...ends) + GAP / 2;
  drawRule(page, end);
  return end + GAP;
}

function drawSums(context: DrawingContext, start: number): void {
  const { invoice, wording, page, write, toMoney, toRate } = context;
  const { subTotal, shipping, taxes, isGross, total } = invoice;
  const ratedTaxes = taxes.map(({ rate, net, tax }) => {
    const template = isGross ? wording.includedTax : wording.addedTax;
    return [template.replace('{rate}', toRate(rate)).replace('{net}', toMoney(net)), tax] as const;
  });
  const sums = [[wording.subTotal, subTotal] as const, [wording.shipping, shipping] as const];
  const totals = [[wording.total, total] as const];
  const rows = isGross ? [...sums, ...totals, ...ratedTaxes] : [...sums, ...ratedTaxes, ...totals];
  const height = (rows.length + 2) * (SIZE.text + 2 * GAP);
  if (start + height > PAGE.bottom) page.addPage();
  let top = start + height > PAGE.bottom ? PAGE.top : start + GAP;
  for (const [name, amount] of rows) {
    const isBold = name === wording.total;
    const end = write(name, { top, left: SUM_LEFT, width: 190, isBold });
    top = Math.max(end, write(toMoney(amount), { ...COLUMNS[3], top, isBold })) + GAP;
  }
  write(wording.paid, { top: top + GAP, left: SUM_LEFT, align: 'right', size: SIZE.small, color: GREY });
}

function drawFooters({ wording, page, write }: DrawingContext, title: string): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const style = { top: PAGE.footer, size: SIZE.small, color: GREY };
    const number = wording.page.replace('{page}', String(index + 1)).replace('{count}', String(count));
    write(title, { ...style, width: 300 });
    write(number, { ...style, left: 400, align: 'right' });
  }
}

function drawRule(page: PDFKit.PDFDocument, top: number): void {
  page.moveTo(PAGE.left, top).lineTo(PAGE.right, top).lineWidth(0.5).strokeColor('#bfbfbf').stroke();
}

function collect(page: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    page.on('error', reject);
  });
}
