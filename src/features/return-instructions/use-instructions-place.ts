import { useEffect } from 'react';
import type { Order } from '../../orders/model/order.js';
import { findInstructionsRoute, type WayOnRules } from '../../returns/find-way-on.js';
import { isFakeReturn } from '../../returns/is-fake-return.js';
import { navigate } from '../../app/navigation/navigate.js';
import { readReturnArrival } from '../../returns/read-return-arrival.js';
import { useScope } from '../../app/context/scope-context.js';
import { toReturnPage } from '../../returns/to-return-page.js';

/** Where the address stands that all instructions but those of Europe have. */
const COMMON_ADDRESS = /\/return-confirmation\/?(?:\?|$)/;

/**
 * In the area, the number of a sales order moves on to that order, and instructions of Europe to their own address, in the place of the
 * wrong one. Gives whether there are instructions to show: of a sales order only where a return is shown how to be made.
 */
export function useInstructionsPlace(
  order: Order | undefined,
  rules: (WayOnRules & { readonly allowsFakeReturn: boolean }) | undefined,
): boolean {
  const scope = useScope();
  const isSale = order !== undefined && order.kind !== 'return' && !isFakeReturn(scope, rules);
  const route = findInstructionsRoute(scope, rules);
  const orderNumber = order?.orderNumber;
  useEffect(() => {
    const path = scope.port.getRouter()?.getPath();
    if (path === undefined || orderNumber === undefined || !rules) return;
    if (isSale) return navigate(scope, { route: 'salesDetail', orderNumber }, { isReplaced: true });
    if (route !== 'returnInstructionsEmea' || !COMMON_ADDRESS.test(path)) return;
    navigate(scope, toReturnPage(route, orderNumber, readReturnArrival(scope)), { isReplaced: true });
  }, [scope, rules, isSale, route, orderNumber]);
  return !isSale;
}
