import { POLLUTED } from './corpora/pollution-payloads.js';

const PROTOTYPES: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Map.prototype,
];

const describe = (): string[] =>
  PROTOTYPES.map((prototype) => JSON.stringify(Reflect.ownKeys(prototype).map(String).sort()));

const BEFORE = describe();

/** What of the prototypes is not as it was, and what of a payload every new object has. Nothing, unless something was polluted. */
export function findPollution(): string[] {
  const fresh: Readonly<Record<string, unknown>> = {};
  return [
    ...describe().filter((keys, index) => keys !== BEFORE[index]),
    ...Object.keys(POLLUTED).filter((name) => fresh[name] !== undefined),
  ];
}
