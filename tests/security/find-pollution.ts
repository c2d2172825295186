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

/** Changes of the prototypes, and properties of a payload that every new object has. Empty unless something was polluted. */
export function findPollution(): string[] {
  const fresh: Readonly<Record<string, unknown>> = {};
  return [
    ...describe().filter((keys, index) => keys !== BEFORE[index]),
    ...Object.keys(POLLUTED).filter((name) => fresh[name] !== undefined),
  ];
}
