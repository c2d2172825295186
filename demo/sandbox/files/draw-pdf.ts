const POINTS = { first: 30, other: 12, top: 780, left: 72, step: 24 };

/**
 * Creates a PDF of one page with the given lines, the first one large. Only ASCII is supported. `padding` bytes of a
 * comment, which readers ignore, make it larger.
 */
export function drawPdf(lines: readonly string[], padding = 0): Uint8Array<ArrayBuffer> {
  const text = lines.map((line, index) => toShown(line, index)).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  if (padding > 0) file += `%${'x'.repeat(padding)}\n`;
  const table = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

function toShown(line: string, index: number): string {
  const { first, other, left, top, step } = POINTS;
  const sound = line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, String.raw`\$&`);
  return `BT /F1 ${index === 0 ? first : other} Tf ${left} ${top - index * step} Td (${sound}) Tj ET`;
}
