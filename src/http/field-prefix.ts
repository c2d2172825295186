/** What the fields of a retailer's own are called by where nothing else was said (wire and defaults, section 1). */
const USUAL_PREFIX = 'product';

/** The fields whose names begin with the retailer's word, without it. */
const FIELDS = ['IdPathName', 'ServiceTypeCode', 'Size'];

/** An answer with the usual names in place of those that begin with the retailer's word, at any depth. */
export function toUsualNames(json: unknown, prefix: string): unknown {
  if (typeof json !== 'object' || json === null || ArrayBuffer.isView(json)) return json;
  if (Array.isArray(json)) return json.map((item) => toUsualNames(item, prefix));
  const names = new Map(FIELDS.map((field) => [prefix + field, USUAL_PREFIX + field]));
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [names.get(name) ?? name, toUsualNames(value, prefix)]),
  );
}
