/** The request header that names a request's world. */
export const WORLD_HEADER = 'x-sandbox-world';

/** Beyond this number, the oldest world is deleted, because each contains its own journal. */
const MOST_WORLDS = 200;

/**
 * Independent sandboxes: cancelling an order in one world does not affect the others, and each has its own anchor, the
 * time of its first request. So two tests, or two people using one demo, do not interfere.
 */
export interface Worlds<World> {
  /** Returns the world of a name; without a name, the shared one, which survives a restart. */
  get(name: string | undefined): World;
}

export function createWorlds<World>(main: World, create: () => World): Worlds<World> {
  const others = new Map<string, World>();
  return {
    get(name) {
      if (name === undefined) return main;
      const world = others.get(name) ?? create();
      others.set(name, world);
      const [oldest] = others.keys();
      if (others.size > MOST_WORLDS && oldest !== undefined) others.delete(oldest);
      return world;
    },
  };
}
