import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface Command {
  readonly name: string;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The processes of a running stack. All of them end with it. */
export interface Processes {
  /** Runs a Node program to its end. */
  run(command: Command): Promise<void>;
  /** Starts a Node program, and waits until an address answers. */
  start(command: Command, url: string): Promise<ChildProcess>;
  /** Measures the memory of each started process, on Linux. */
  memory(): Promise<ProcessMemory[]>;
  stop(): Promise<void>;
}

export interface ProcessMemory {
  readonly name: string;
  /** Resident memory; NaN on systems without `/proc`. */
  readonly megabytes: number;
}

const LONGEST_START_MS = 600_000;
const STOP_MS = 10_000;
const LAST_LINES = 40;

export function createProcesses(log: (text: string) => void): Processes {
  const running = new Map<ChildProcess, string>();
  const spawnNode = ({ name, cwd, args, env }: Command): { child: ChildProcess; output: string[] } => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output.push(text);
        if (output.length > LAST_LINES) output.shift();
        if (process.env['ORDERS_VERBOSE']) process.stdout.write(text);
      });
    }
    running.set(child, name);
    child.once('exit', () => running.delete(child));
    return { child, output };
  };
  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        log(command.name);
        const { child, output } = spawnNode(command);
        child.once('error', reject);
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`${command.name} failed:\n${output.join('')}`)),
        );
      }),
    async start(command, url) {
      log(command.name);
      const { child, output } = spawnNode(command);
      const end = Date.now() + LONGEST_START_MS;
      while (!(await isAnswering(url))) {
        if (child.exitCode !== null || Date.now() > end) {
          throw new Error(`${command.name} does not answer:\n${output.join('')}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return child;
    },
    memory: () =>
      Promise.all(
        [...running].map(async ([child, name]) => {
          const text = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
          const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]);
          return { name: name.replace('Starting ', ''), megabytes: Math.round(kilobytes / 1024) };
        }),
      ),
    async stop() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
