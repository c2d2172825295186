import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGateways } from './gateways.js';
import { ADMIN, signInAdmin, type MedusaApi } from './medusa-api.js';
import { startPostgres } from './postgres.js';
import { createProcesses, type Command, type ProcessMemory } from './processes.js';
import { seedShop, type Shop } from './seed-shop.js';
import { startSite } from './site.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const GATEWAY = path.join(HERE, '..');
const SHOP = path.join(GATEWAY, 'shop');
const MEDUSA_CLI = path.join(SHOP, 'node_modules', '@medusajs', 'cli', 'cli.js');

export interface StackSettings {
  /** The first port; the others follow it. */
  readonly port: number;
  /** The number of copies of Medusa and of the gateway: one or two. */
  readonly copies: number;
  readonly log: (text: string) => void;
}

export interface Stack {
  readonly medusaUrls: readonly string[];
  readonly gatewayUrls: readonly string[];
  /** The gateway's address for pages: that of the proxy if there are several copies. */
  readonly gatewayUrl: string;
  /** The address of a second gateway, or its proxy, that requires guests to prove their contact by a code. */
  readonly guardedUrl: string;
  readonly siteUrl: string;
  readonly databaseUrl: string;
  readonly shop: Shop;
  readonly admin: MedusaApi;
  /** Measures the memory of each process. */
  memory(): Promise<ProcessMemory[]>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, Medusa with a new shop, the gateway and the member site. Resolves once all of them answer. */
export async function startStack({ port, copies, log }: StackSettings): Promise<Stack> {
  const processes = createProcesses(log);
  const closers: (() => Promise<void>)[] = [() => processes.stop()];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0)) await close();
  };
  try {
    log('Starting PostgreSQL');
    const database = await startPostgres(port + 9);
    closers.push(() => database.stop());
    const copyNumbers = Array.from({ length: copies }, (_, index) => index);
    const siteUrl = `http://localhost:${port}`;
    const medusaUrls = copyNumbers.map((index) => `http://localhost:${port + 1 + 2 * index}`);
    const secrets = { key: createSecret(), jwt: createSecret(), cookie: createSecret() };
    const medusa = createMedusaCommand(database.url, secrets);
    await processes.run({ name: 'Building the extension', cwd: GATEWAY, args: ['extension/build.mjs'], env: {} });
    await processes.run(medusa('Migrating the database', ['db:migrate', '--skip-scripts']));
    // On its first start, Medusa adds its providers to the database. Two starts at once would fail, so wait for this one.
    await processes.run(medusa('Creating the staff', ['user', '-e', ADMIN.email, '-p', ADMIN.password]));
    await Promise.all(
      medusaUrls.map((url) =>
        processes.start(medusa(`Starting Medusa on ${url}`, ['start', '-p', new URL(url).port]), `${url}/health`),
      ),
    );
    const admin = await signInAdmin(medusaUrls[0] ?? '');
    log('Setting up the shop');
    const shop = await seedShop(admin);
    const settings = {
      MEDUSA_PUBLISHABLE_KEY: shop.publishableKey,
      ORDERS_AREA_KEY: secrets.key,
      ORIGINS: siteUrl,
      LABEL_ORIGINS: siteUrl,
      PRODUCT_PAGE: `${siteUrl}/products/{slug}`,
      INVOICE_SELLER: 'Fieldhouse GmbH|1 Dock Street|Portland, OR 97209|VAT DE123456789',
    };
    const startCopies = async (ports: readonly number[], publicPort: number, env: typeof settings) => {
      const gateways = await startGateways(processes, { ports, publicPort, medusaUrls, cwd: GATEWAY, env });
      closers.unshift(() => gateways.close());
      return gateways;
    };
    const gateways = await startCopies([port + 2, port + 4].slice(0, copies), port + 8, settings);
    const withCodes = { ...settings, GUEST_PROOF: 'code' };
    const guarded = await startCopies([port + 5, port + 6].slice(0, copies), port + 7, withCodes);
    log(`Starting the member site on ${siteUrl}`);
    const urls = { gatewayUrl: gateways.publicUrl, guardedUrl: guarded.publicUrl };
    const site = await startSite({ port, medusaUrls, ...urls });
    closers.unshift(() => site.stop());
    return {
      ...urls,
      ...{ medusaUrls, gatewayUrls: gateways.urls, siteUrl, databaseUrl: database.url, shop, admin, stop },
      memory: () => processes.memory(),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Secrets {
  readonly key: string;
  readonly jwt: string;
  readonly cookie: string;
}

/** Runs a command of Medusa in the shop. */
function createMedusaCommand(databaseUrl: string, secrets: Secrets) {
  const env = {
    DATABASE_URL: databaseUrl,
    ORDERS_AREA_KEY: secrets.key,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    MEDUSA_DISABLE_TELEMETRY: 'true',
    // The extension lies beside the shop here. In a real shop it is in node_modules, like other plugins.
    NODE_PATH: path.join(SHOP, 'node_modules'),
    NODE_ENV: 'production',
  };
  return (name: string, args: readonly string[]): Command => ({ name, cwd: SHOP, args: [MEDUSA_CLI, ...args], env });
}

function createSecret(): string {
  return randomBytes(32).toString('hex');
}
