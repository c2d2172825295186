import type { OptionRecord } from './records.js';

/** The names that shops give the options of an article, in lower case. */
const COLOR = ['color', 'colour'];
const SIZE = ['size'];

/** Finds an article's size and colour, which Medusa does not copy to a line. */
export function toArticleWords(options: readonly OptionRecord[] = [], sku: string | null | undefined) {
  const size = findOption(options, SIZE);
  return { color: findOption(options, COLOR), size, styleColor: toStyleColor(sku, size) };
}

/** Describes an article by all its options but the size, to distinguish it from others of its product. */
export function toVariety(options: readonly OptionRecord[] = []): string {
  return options
    .filter((one) => !isOf(one, SIZE))
    .map(({ value }) => value)
    .join(' / ');
}

function findOption(options: readonly OptionRecord[], titles: readonly string[]): string | undefined {
  return options.find((one) => isOf(one, titles))?.value;
}

function isOf({ option }: OptionRecord, titles: readonly string[]): boolean {
  return titles.includes(option?.title.trim().toLowerCase() ?? '');
}

/** Most shops write style, colour and size into the article number; without the size, it identifies style and colour. */
function toStyleColor(sku: string | null | undefined, size: string | undefined): string | undefined {
  if (!sku || size === undefined) return sku ?? undefined;
  return sku.endsWith(`-${size}`) ? sku.slice(0, -size.length - 1) : sku;
}
