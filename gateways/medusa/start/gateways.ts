import type { Processes } from './processes.js';
import { startRoundRobin } from './round-robin.js';

interface GatewaySet {
  readonly ports: readonly number[];
  /** The port at which pages reach all copies: that of the proxy, or of the only copy. */
  readonly publicPort: number;
  readonly medusaUrls: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Gateways {
  readonly urls: readonly string[];
  readonly publicUrl: string;
  /** Stops the proxy. The gateways stop with the processes. */
  close(): Promise<void>;
}

/** Starts copies of the gateway, each with its own Medusa, and a proxy in front of them if there are several. */
export async function startGateways(processes: Processes, set: GatewaySet): Promise<Gateways> {
  const { ports, publicPort, medusaUrls, cwd, env } = set;
  const urls = ports.map((port) => `http://localhost:${port}`);
  const [first = ''] = urls;
  const publicUrl = urls.length === 1 ? first : `http://localhost:${publicPort}`;
  const start = (url: string, index: number) => {
    const own = {
      PORT: new URL(url).port,
      MEDUSA_URL: medusaUrls[index] ?? '',
      HOSTS: [url, publicUrl].map((one) => new URL(one).host).join(','),
    };
    const args = ['--import', 'tsx', 'src/serve.ts'];
    return processes.start({ name: `Starting the gateway on ${url}`, cwd, args, env: { ...env, ...own } }, url);
  };
  await Promise.all(urls.map(start));
  if (urls.length === 1) return { urls, publicUrl, close: () => Promise.resolve() };
  const proxy = await startRoundRobin(publicPort, urls);
  const close = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve());
      proxy.closeAllConnections();
    });
  return { urls, publicUrl, close };
}
