import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Node's request and response; absent if the app runs without Node's server (`app.request` in a test). */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /**
     * Set by a fault that answers like a gateway in front of the service: without the headers that let a page read it.
     */
    isOpaque: boolean;
  };
}

export type SandboxContext = Context<SandboxEnv>;
