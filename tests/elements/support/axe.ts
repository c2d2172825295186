import type axeCore from 'axe-core';
import 'axe-core/axe.min.js';

const { axe } = globalThis as unknown as { axe: typeof axeCore };

/** Every rule for WCAG 2.0 to 2.2, levels A and AA, and the best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The violations on the whole page, shadow roots included, as `rule: where`. */
export async function listViolations(): Promise<string[]> {
  const { violations, passes } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    // axe's only rule of 2.2 is off by default.
    rules: { 'target-size': { enabled: true } },
  });
  if (passes.length < 10) throw new Error(`axe looked at next to nothing: ${passes.length} rules passed`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
