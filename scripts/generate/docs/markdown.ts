/** A Markdown table, or a word where it would be empty. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n');
}

export function toCode(text: string): string {
  return `\`${text}\``;
}

/** Says in every generated file where to change what it shows. */
export function toHead(title: string, source: string): string {
  return `# ${title}\n\n<!-- Made by \`npm run generate\` from ${source}. Changes belong there. -->`;
}

/** A bar would end the cell, and an angle bracket outside of code would begin a tag. */
function escapeCell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll('<', '&lt;')).replaceAll('|', '\\|'))
    .join('');
}
