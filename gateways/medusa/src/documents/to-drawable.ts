/** The characters in the standard fonts of every PDF reader: those of Western Europe. */
const DRAWABLE = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
const SPACES = /[\s\u2000-\u200a\u202f\u205f]/u;
/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
};

/** Converts a text to drawable characters: other letters lose their marks or become a question mark. */
export function toDrawable(text: string): string {
  return Array.from(text.normalize('NFC'), toLetter).join('');
}

function toLetter(letter: string): string {
  if (DRAWABLE.test(letter)) return letter;
  if (SPACES.test(letter)) return '\u00a0';
  const plain = PLAIN[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(plain).every((one) => DRAWABLE.test(one)) ? plain : '?';
}
