/** Reads a field of an answer that may not follow the contract; undefined if it is not there. */
export function getField(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
}

/** A text in an answer; undefined if it is empty or something else. */
export function getText(value: unknown, ...path: readonly string[]): string | undefined {
  const text = getField(value, ...path);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** A list in an answer; empty if it is something else. */
export function getList(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = getField(value, ...path);
  return Array.isArray(list) ? list : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
