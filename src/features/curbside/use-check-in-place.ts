import { useEffect, useMemo } from 'react';
import { findCheckInPlace, isInteractionId, type CheckInPlace } from './model/check-in.js';
import { useScope } from '../../app/context/scope-context.js';
import type { Scope } from '../../app/context/scope.js';
import { getScreenAddress } from '../../app/navigation/screen-address.js';
import { useSlice } from '../../app/context/use-slice.js';

export interface CheckInPlaceUse {
  /** Absent where something of it is missing, or none that there can be. */
  readonly place: CheckInPlace | undefined;
  /** Of an interaction that was begun elsewhere. */
  readonly namedId: string | undefined;
}

/** Where the shopper stands: by the attributes, else by the query of the address that brought them here. */
export function useCheckInPlace(): CheckInPlaceUse {
  const scope = useScope();
  const given = useSlice(scope.settings, ({ configuration }) => configuration);
  const orderNumber = given.orderNumber ?? readQuery(scope, 'orderNumber');
  const storeId = given.storeId ?? readQuery(scope, 'storeId');
  const qrId = given.qrId ?? readQuery(scope, 'qrId');
  const namedId = given.storeInteractionId ?? readQuery(scope, 'storeInteractionId');
  const place = useMemo(() => findCheckInPlace({ orderNumber, storeId, qrId }), [orderNumber, storeId, qrId]);
  useEffect(() => {
    if (place) return;
    scope.port.warn('missing order number or qr id. A check-in needs "order-number", "store-id" and "qr-id".');
    scope.report({ code: 'input-curbside-place-invalid', retryable: false });
  }, [place, scope]);
  return { place, namedId: isInteractionId(namedId) ? namedId : undefined };
}

function readQuery(scope: Scope, name: string): string | undefined {
  return getScreenAddress(scope).searchParams.get(name) ?? undefined;
}
