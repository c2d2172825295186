import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.js';
import { readVersion } from '../read-version.js';
import { setVersionPaths } from './version-paths.js';

/**
 * Turns the changesets into the changelog and a new version, and updates that version in the lock file and the documents. It does not
 * commit, tag or publish.
 */
run('changeset version');
const version = readVersion();
run(`npm version ${version} --allow-same-version --no-git-tag-version --ignore-scripts`);
const documents = readdirSync(inRoot('docs')).filter((file) => file.endsWith('.md'));
for (const file of ['README.md', ...documents.map((name) => `docs/${name}`)]) {
  writeFileSync(inRoot(file), setVersionPaths(readFileSync(inRoot(file), 'utf8'), version));
}
run('tsx scripts/generate.ts');
run('oxfmt CHANGELOG.md package.json');
console.log(`\nPrepared version ${version}. Continue with step 2 of 'A release' in CONTRIBUTING.md.`);

function run(command: string): void {
  execSync(command, { cwd: inRoot(), stdio: 'inherit' });
}
