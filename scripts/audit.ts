import { existsSync, readFileSync } from 'node:fs';
import { auditPackages, describeVerdict } from './package/audit-packages.js';
import { readRegistryPackages, SBOM } from './package/sbom.js';
import { inRoot } from './paths.js';

/**
 * Holds what is bundled against the registry's advisories. `npm audit --omit=dev` sees none of it: what is bundled is a dev dependency,
 * and the package depends on nothing.
 */
async function audit(): Promise<void> {
  const file = inRoot('dist', SBOM);
  if (!existsSync(file)) throw new Error(`There is no dist/${SBOM}: run npm run build first.`);
  const packages = readRegistryPackages(readFileSync(file, 'utf8'));
  const { isFailed, text } = describeVerdict(packages, await auditPackages(packages));
  console.log(text);
  if (isFailed) process.exitCode = 1;
}

await audit();
