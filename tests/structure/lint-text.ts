import { ESLint } from 'eslint';
import { PROJECT_ROOT } from './project-root.js';

const eslint = new ESLint({ cwd: PROJECT_ROOT });

export interface LintedText {
  readonly code: string;
  /** The assumed path of the text. It need not exist. */
  readonly at: string;
}

/** The rules that a text breaks under the project's own configuration. A text that cannot be parsed is a mistake in the test. */
export async function listBrokenRules({ code, at }: LintedText): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: at });
  if (!result) throw new Error(`${at} is ignored by the linter`);
  const fatal = result.messages.find((message) => message.fatal);
  if (fatal) throw new SyntaxError(`${at}: ${fatal.message}`);
  return result.messages.map(({ ruleId }) => ruleId ?? 'unused-directive');
}

/** The rules that are enabled for a file. */
export async function listActiveRules(at: string): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(at)) as { rules: Record<string, readonly [severity: number]> };
  return Object.entries(config.rules).flatMap(([rule, [severity]]) => (severity > 0 ? [rule] : []));
}
