import prettier from 'prettier';
import { inRoot } from '../paths.js';

/** A text as the project's formatter would write it. */
export async function formatText(text: string, parser: 'markdown' | 'typescript'): Promise<string> {
  const style = await prettier.resolveConfig(inRoot('docs/any.md'));
  return prettier.format(text, { ...style, parser });
}
