import type { PageRequest } from '../engine.js';
import type { Anchors } from './anchors.js';

/** A page of a list, as the extension takes it. */
export function toPageQuery({ country, count, anchor, search = {} }: PageRequest, anchors: Anchors): URLSearchParams {
  const { text, placedFrom, placedBefore, statuses } = search;
  return new URLSearchParams({
    country,
    count: String(count),
    ...(text !== undefined && { text }),
    ...(placedFrom !== undefined && { placedFrom }),
    ...(placedBefore !== undefined && { placedBefore }),
    ...(statuses && { statuses: statuses.join(',') }),
    ...(anchor !== undefined && anchors.open(anchor)),
  });
}
