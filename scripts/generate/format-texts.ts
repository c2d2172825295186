import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { inRoot } from '../paths.js';

/** Formats the texts of files by the project's style. The extension of each name tells its language. */
export async function formatTexts<File extends string>(
  texts: Readonly<Record<File, string>>,
): Promise<Record<File, string>> {
  const style = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = Object.entries<string>(texts).map(async ([file, text]) => {
    const { code, errors } = await format(file, text, style);
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
    return [file, code] as const;
  });
  return Object.fromEntries(await Promise.all(formatted)) as Record<File, string>;
}
