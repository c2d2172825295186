import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from '../ensure-install.mjs';
import { ensureNode } from '../ensure-node.mjs';
import { runTool } from '../run-tool.mjs';
import { setLockVersion, setVersionPaths } from './version-paths.mjs';

/**
 * Turns the changesets into the changelog and a new version, and has everything that names the version name the new one. It commits,
 * tags and publishes nothing.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

ensureNode();
ensureInstall(ROOT);
await run(['@changesets/cli', 'changeset'], ['version']);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
edit('package-lock.json', (text) => setLockVersion(text, version));
for (const file of ['README.md', ...listDocs()]) edit(file, (text) => setVersionPaths(text, version));
await run(['tsx', 'tsx'], ['scripts/generate.ts']);
console.log(`\n${version}: look at the changes, then go on as CONTRIBUTING.md says under 'A release'.`);

async function run(tool, args) {
  const { code } = await runTool({ root: ROOT, tool, args, env: process.env });
  if (code !== 0) process.exit(code);
}

function edit(file, change) {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}

function listDocs() {
  return readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);
}
