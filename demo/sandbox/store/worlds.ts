/** Names the world that a request belongs to. */
export const WORLD_HEADER = 'x-sandbox-world';

/** The oldest world goes when there are more: each holds a journal of its own. */
const MOST_WORLDS = 200;

/**
 * Every world is a sandbox of its own: whoever cancels an order in one leaves it alone in the others, and each counts its dates from
 * its first request. Two tests, or two people at one demo, do not get into each other's way.
 */
export interface Worlds<World> {
  /** The one of a name; without a name, the one that everybody shares and that survives a restart. */
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
