import prettier from 'prettier';
import { inRoot } from '../paths.js';

/** Formats a text by the project's style. */
export async function formatText(text: string, parser: 'markdown' | 'typescript'): Promise<string> {
  const style = await prettier.resolveConfig(inRoot('docs/any.md'));
  return prettier.format(text, { ...style, parser });
}
