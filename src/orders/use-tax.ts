import { useElementContext, useSelector } from '../app/context/element-context.js';
import type { Tax } from '../markets/market.js';

/** The tax of the market, by which texts name it; `other` until the market's rules are loaded. */
export function useTax(): Tax {
  return useSelector(useElementContext().settings, ({ market }) => market?.tax ?? 'other');
}
