import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for the summary at the end of a runner's output. */
const KEPT = 64 * 1024;

/**
 * Runs a package's command with this Node, so that no shell and no `npx` stands between. Its output is shown as it comes, or not at
 * all where it is held: whoever asked for that shows it.
 * Resolves, never rejects, with the exit code (1 for a tool that could not start or was ended by a signal) and the end of the output.
 */
export function runTool({ root, tool: [packageName, command], args, env, isHeld = false }) {
  const [file, problem] = findCommand(root, packageName, command);
  if (problem) return Promise.resolve({ code: 1, output: `${problem}\n` });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stopForwarding = forwardSignals(child);
    let output = '';
    const show = (stream) => (data) => {
      if (!isHeld) stream.write(data);
      output = (output + data.toString()).slice(-KEPT);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('close', (code) => {
      stopForwarding();
      resolve({ code: code ?? 1, output });
    });
  });
}

function findCommand(root, packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  try {
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [join(folder, typeof bin === 'string' ? bin : bin[command])];
  } catch (error) {
    return ['', `${packageName} has no command ${command}: ${error.message}`];
  }
}

/** Ending us ends what we started. A terminal sends its Ctrl-C to the child as well, and a second one would cut its clean-up short. */
function forwardSignals(child) {
  const signals = ['SIGTERM', 'SIGHUP', ...(process.stdin.isTTY ? [] : ['SIGINT'])];
  const forward = (signal) => child.kill(signal);
  signals.forEach((signal) => process.on(signal, forward));
  return () => signals.forEach((signal) => process.off(signal, forward));
}
