import { inflateSync } from 'node:zlib';

const STREAM = /<<[^>]*?\/Filter \/FlateDecode[^>]*?>>\s*stream\r?\n([^]*?)\r?\nendstream/g;
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g;

/** The characters 128 to 159 of Windows-1252, which the decoder of Node 20 reads as control characters. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads the texts of a PDF that `drawInvoice` drew, line by line. They are encoded in Windows-1252. */
export function readPdf(file: Buffer): string[] {
  const decode = (hex: string): string =>
    Buffer.from(hex, 'hex')
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (letter) => UPPER[letter.charCodeAt(0) - 0x80] ?? letter);
  return [...file.toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) => {
    const page = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return [...page.matchAll(SHOWN)].map(([, parts = '']) =>
      decode([...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('')),
    );
  });
}
