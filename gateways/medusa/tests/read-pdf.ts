import { inflateSync } from 'node:zlib';

const STREAM = /<<[^>]*?\/Filter \/FlateDecode[^>]*?>>\s*stream\r?\n([^]*?)\r?\nendstream/g;
const SHOWN = /\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g;

/** The texts of a PDF that `drawInvoice` drew, line by line. Its letters are those of Windows-1252. */
export function readPdf(file: Buffer): string[] {
  const decoder = new TextDecoder('windows-1252');
  return [...file.toString('latin1').matchAll(STREAM)].flatMap(([, stream = '']) => {
    const page = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return [...page.matchAll(SHOWN)].map(([, parts = '']) =>
      decoder.decode(Buffer.from([...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join(''), 'hex')),
    );
  });
}
