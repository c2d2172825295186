import { useEffect } from 'react';
import type { OrderView } from '../../orders/store/order-view.js';
import { navigate } from '../../app/navigation/navigate.js';
import { useScope } from '../../app/context/scope-context.js';

/** What an order of each kind is shown as, in the path of its screen. */
const FOLDERS = { returnDetail: '/returns/', salesDetail: '/sales/' } as const;

/**
 * In the area, a sales order at the address of a return, or the other way round, moves on to its own address, in the place of the
 * wrong one. Gives whether the address is that of a return.
 */
export function useOrderPlace(view: OrderView): boolean {
  const scope = useScope();
  const isReturnPlace = scope.port.getRouter()?.getPath().startsWith(FOLDERS.returnDetail) === true;
  useEffect(() => {
    const path = scope.port.getRouter()?.getPath().replace(/\?.*/s, '');
    if (path === undefined || view.status !== 'ready') return;
    const { kind, orderNumber } = view.value;
    const isAt = (folder: string): boolean => path.replace(/\/?$/, '/') === `${folder}${orderNumber}/`;
    if (kind === 'sales' && isAt(FOLDERS.returnDetail)) {
      navigate(scope, { route: 'salesDetail', orderNumber }, { isReplaced: true });
    }
    if (kind === 'return' && isAt(FOLDERS.salesDetail)) {
      navigate(scope, { route: 'returnDetail', orderNumber }, { isReplaced: true });
    }
  }, [scope, view]);
  return isReturnPlace;
}
