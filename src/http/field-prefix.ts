/** Default prefix of the retailer's own fields (wire and defaults, section 1). */
const USUAL_PREFIX = 'product';

/** The prefixed fields, without their prefix. */
const FIELDS = ['IdPathName', 'ServiceTypeCode', 'Size'];

/** Renames the retailer's prefixed fields to their default names, at any depth. */
export function toUsualNames(json: unknown, prefix: string): unknown {
  if (typeof json !== 'object' || json === null || ArrayBuffer.isView(json)) return json;
  if (Array.isArray(json)) return json.map((item) => toUsualNames(item, prefix));
  const names = new Map(FIELDS.map((field) => [prefix + field, USUAL_PREFIX + field]));
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [names.get(name) ?? name, toUsualNames(value, prefix)]),
  );
}
