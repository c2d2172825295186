import { parse } from 'regexparam';
import { parseAttributes } from '../../src/app/configuration/parse-attributes.js';
import { ROUTES, type NamedRoute } from './routes.js';

/** A route with what its path says. */
export interface RouteMatch {
  readonly route: NamedRoute;
  readonly orderNumber: string | undefined;
  /** What stands behind the question mark. */
  readonly query: URLSearchParams;
}

const PATTERNS = ROUTES.map((route) => ({ route, ...parse(route.path) }));

/** A number in a path is what a tag takes as its attribute, or none. */
const NUMBER = [{ name: 'order-number', kind: 'order-number', meaning: 'Number of the order in the path.' }] as const;

/** Finds the route of a path below the prefix; absent for a path that is none, or that names an order no order can have. */
export function matchRoute(path: string): RouteMatch | undefined {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  for (const { route, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    // It comes first in every path that holds one.
    const [, orderNumber] = match;
    if (parseAttributes(NUMBER, () => orderNumber).values.orderNumber !== orderNumber) return undefined;
    return { route, orderNumber, query: new URLSearchParams(search) };
  }
  return undefined;
}
