import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { inRoot } from '../../../scripts/paths.js';
import { installProject } from './build-project.js';

const COMMAND = 'node_modules/@stoplight/prism-cli/dist/index.js';

/** Prism, which answers every call of the contract with its example in `docs/openapi.json`. */
export interface Prism {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Installs Prism, if it is not there yet, and starts it on a free port. */
export async function startPrism(): Promise<Prism> {
  const folder = installProject('prism');
  const port = await findPort();
  const args = ['mock', '-h', '127.0.0.1', '-p', String(port), inRoot('docs/openapi.json')];
  const child = spawn(process.execPath, [path.join(folder, COMMAND), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill());
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`Prism did not start: ${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
