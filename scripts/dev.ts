import { createServer, type ViteDevServer } from 'vite';
import { runDemo } from '../demo/run-demo.js';
import type * as StartDemo from '../demo/start-demo.js';
import { serveApps, type DemoApps, type DemoSettings, type RunningDemo } from '../demo/start-demo.js';
import { toDevConfig } from '../vite.config.js';
import { createSourceFiles } from './dev/source-files.js';

/** The demo, with tags, data and pages from the sources: Vite reloads the page after a change. */
async function startDev({ port, dataFolder }: DemoSettings): Promise<RunningDemo> {
  let vite: ViteDevServer | undefined;
  const demo = await serveApps(port, async (origins, server) => {
    // Reuse connections, unlike the built demo: a page loads hundreds of modules, and nothing here counts its requests.
    server.maxRequestsPerSocket = 0;
    vite = await createServer(toDevConfig(server));
    const files = createSourceFiles(vite, origins.shopOrigin);
    const getApps = reloadApps(vite, ({ createApps }) => createApps({ ...origins, files }, dataFolder));
    // Vite reads the demo's own code at its first use.
    await getApps();
    return getApps;
  });
  return {
    ...demo,
    async close() {
      // A server with open sockets does not close, and the sandbox's state is saved by code that Vite has loaded.
      for (const { socket } of vite?.ws.clients ?? []) socket.terminate();
      await demo.close();
      await vite?.close();
    },
  };
}

/** Creates the apps again once Vite has loaded changed code of theirs. If the code cannot be loaded, the last apps keep running. */
function reloadApps(vite: ViteDevServer, create: (module: typeof StartDemo) => DemoApps): () => Promise<DemoApps> {
  let last: { readonly module: typeof StartDemo; readonly apps: DemoApps } | undefined;
  return async () => {
    const module = (await vite.ssrLoadModule('/demo/start-demo.ts').catch((error: unknown) => {
      if (!last) throw error;
      return last.module;
    })) as typeof StartDemo;
    if (last?.module !== module) {
      last?.apps.flush();
      last = { module, apps: create(module) };
    }
    return last.apps;
  };
}

await runDemo(startDev);
