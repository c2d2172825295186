import type { PageRequest } from '../engine.js';
import type { Anchors } from './anchors.js';

/** The query of a page, in the form that the extension expects. */
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
