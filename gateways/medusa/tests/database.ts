import { createRequire } from 'node:module';
import { readShared } from './shared.js';

interface Client {
  connect(): Promise<void>;
  query(text: string, values: readonly unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/** Queries the shop's database, with Medusa's own client. */
export async function query(text: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]> {
  const { Client } = createRequire(new URL('../shop/package.json', import.meta.url))('pg') as {
    Client: new (settings: { connectionString: string }) => Client;
  };
  const client = new Client({ connectionString: readShared().databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
