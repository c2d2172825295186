/** A Markdown table, or `None.` without rows. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

export function toCode(text: string): string {
  return `\`${text}\``;
}

/** The head of a generated file, which names its source. */
export function toHead(title: string, source: string): string {
  return `# ${title}\n\n<!-- Made by \`npm run generate\` from ${source}. Changes belong there. -->`;
}

/** Escapes bars, which would end the cell, and angle brackets outside of code, which would begin a tag. */
function escapeCell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll('<', '&lt;')).replaceAll('|', '\\|'))
    .join('');
}
