import type { OptionRecord } from './records.js';

/** What a shop may call the options of an article, in lower case. */
const COLOR = ['color', 'colour'];
const SIZE = ['size'];

/** What an article says about size and colour. Medusa copies neither to a line. */
export function toArticleWords(options: readonly OptionRecord[] = [], sku: string | null | undefined) {
  const size = findOption(options, SIZE);
  return { color: findOption(options, COLOR), size, styleColor: toStyleColor(sku, size) };
}

/** What tells an article from others of its product besides the size. */
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

/** Most shops write style, colour and size into one number; without the size it names style and colour. */
function toStyleColor(sku: string | null | undefined, size: string | undefined): string | undefined {
  if (!sku || size === undefined) return sku ?? undefined;
  return sku.endsWith(`-${size}`) ? sku.slice(0, -size.length - 1) : sku;
}
