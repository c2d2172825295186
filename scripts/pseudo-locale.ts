import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàbḃcçdḋeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQꞯRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ].flatMap((sign, index, all) => (index % 2 === 0 ? [[sign, all[index + 1] ?? sign]] : [])),
);
/** The characters that start and end a right-to-left override. */
const RIGHT_TO_LEFT = ['\u202e', '\u202c'] as const;

/** `en-XA`: accented and a third longer, to find texts that are not translated or do not fit. */
export function toAccented(text: string): string {
  const letters = [...text].map((sign) => ACCENTED[sign] ?? sign).join('');
  return /\S/.test(text) ? `${letters}${'·'.repeat(Math.ceil(text.trim().length / 3))}` : text;
}

/** `ar-XB`: English from right to left, to find layouts that do not mirror. */
export function toMirrored(text: string): string {
  return text.replace(/\S+/g, (word) => `${RIGHT_TO_LEFT[0]}${word}${RIGHT_TO_LEFT[1]}`);
}

/** Changes the literal texts of a message, but not its arguments, plurals and tags. */
export function mapLiterals(
  elements: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: mapLiterals(element.children, change) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: mapLiterals(option.value, change) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
}
