import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findMiniBrowser } from './find-mini-browser.js';

export interface WebKit {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

const START_MS = 20_000;
const SCREEN = '1600x1400x24';

/**
 * Starts WebKitGTK with its driver. Every browser has its own screen, because only one window per screen has the focus, and its own
 * settings, which switch animations off.
 */
export async function startWebKit(): Promise<WebKit> {
  const folder = await mkdtemp(join(tmpdir(), 'orders-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await readDisplay(screen);
  const port = await findFreePort();
  const server = spawn(process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const endProcesses = (): void => [server, screen].forEach((child) => child.kill());
  process.once('exit', endProcesses);
  const driver = await openSession(`http://127.0.0.1:${port}`);
  return {
    driver,
    async stop() {
      process.off('exit', endProcesses);
      // A browser that has crashed has no session left to end.
      await driver.quit().catch(() => undefined);
      endProcesses();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openSession(server: string): Promise<WebDriver> {
  const deadline = Date.now() + START_MS;
  const isUp = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer within ${START_MS} ms.`);
    await sleep(50);
  }
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
}

/** Reads the number of the free screen that the server writes. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${String(number).trim()}`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
