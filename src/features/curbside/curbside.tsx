import { useEffect, useMemo, type ReactNode } from 'react';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useIntl, useScope, useSlice } from '../../app/context/scope-context.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { CheckInScreen } from './check-in-screen.js';
import { loadStages } from './load-stages.js';
import { LoadError } from '../../app/lazy/load-error.js';
import { findCheckInPlace, isInteractionId, type CheckInPlace } from './model/check-in.js';
import type { Scope } from '../../app/context/scope.js';
import { getScreenAddress } from '../../app/navigation/screen-address.js';

/** A shopper tells a store that they wait outside, where the page has such a screen (`enableCurbsidePickup`). */
export function Curbside(): ReactNode {
  return useScope().isFlagOn('enableCurbsidePickup') && <CheckInOrNone />;
}

function CheckInOrNone(): ReactNode {
  const { place, namedId } = useCheckInPlace();
  return place ? <CheckInScreen key={place.orderNumber} place={place} namedId={namedId} /> : <NoPlace />;
}

/** An address that does not say where the shopper stands, or for what. */
function NoPlace(): ReactNode {
  const intl = useIntl();
  const part = useLazyModule(loadStages, true);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('curbside.title')}</ScreenHeading>
      {part.status === 'ready' && <part.views.PlaceMissing />}
      {part.status === 'failed' && <LoadError takesFocus onRetry={part.retry} />}
      {part.status === 'loading' && <FormSkeleton />}
    </section>
  );
}

interface CheckInPlaceUse {
  /** Absent where something of it is missing, or none that there can be. */
  readonly place: CheckInPlace | undefined;
  /** Of an interaction that was begun elsewhere. */
  readonly namedId: string | undefined;
}

/** Where the shopper stands: by the attributes, else by the query of the address that brought them here. */
function useCheckInPlace(): CheckInPlaceUse {
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
