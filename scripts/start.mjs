import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';
import { ensureNode } from './ensure-node.mjs';
import { runTool } from './run-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The package first, for the demo pages embed the built files as any host does; then the pages and the sandbox. */
const SCRIPTS = ['scripts/build.ts', 'demo/serve.ts'];

ensureNode();
ensureInstall(ROOT);

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true));

for (const script of SCRIPTS) {
  const { code } = await runTool({ root: ROOT, tool: ['tsx', 'tsx'], args: [script], env: process.env });
  // To be stopped is how a server ends, not how it fails.
  if (isStopped) break;
  process.exitCode = code;
  if (code !== 0) break;
}
