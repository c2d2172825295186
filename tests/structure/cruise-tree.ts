import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { PROJECT_ROOT } from './project-root.js';

const FOLDERS = ['elements', 'src', 'contract', 'demo', 'scripts', 'tests', 'vite.config.ts'];

/** `from` imports `to`, which `law` forbids. */
export interface Breach {
  readonly law: string;
  readonly from: string;
  readonly to: string;
}

/** Checks a tree that is structured like this project with the project's own import laws. */
export async function cruiseTree(root: string): Promise<ICruiseResult> {
  const { options, ...rules } = await extractDepcruiseConfig(join(PROJECT_ROOT, '.dependency-cruiser.mjs'));
  const cruiseOptions: ICruiseOptions = { ...options, ruleSet: rules, validate: true, baseDir: root };
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, cruiseOptions, options?.enhancedResolveOptions, {
    tsConfig: extractTSConfig(join(PROJECT_ROOT, 'tsconfig.json')),
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser reported text in place of a result');
  return output;
}

/** The breaches in a tree, one for each law that an import breaks. */
export async function findBreaches(root: string): Promise<Breach[]> {
  const { summary } = await cruiseTree(root);
  return summary.violations.map(({ rule, from, to }) => ({ law: rule.name, from, to }));
}
