import type { ComponentType, ReactNode } from 'react';
import { useCheckInPlace } from './use-check-in-place.js';
import { usePart } from '../../app/lazy/use-part.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { CheckInScreen } from './check-in-screen.js';
import type { CurbsideDoors } from './curbside-doors.js';
import { loadStages } from './load-stages.js';
import { PartMissing } from './part-missing.js';

/** A shopper tells a store that they wait outside, where the page has such a screen (`enableCurbsidePickup`). */
export function createCurbside(doors: CurbsideDoors): ComponentType {
  return function Curbside(): ReactNode {
    return useScope().isFlagOn('enableCurbsidePickup') && <CheckInOrNone doors={doors} />;
  };
}

function CheckInOrNone({ doors }: { readonly doors: CurbsideDoors }): ReactNode {
  const { place, namedId } = useCheckInPlace();
  return place ? <CheckInScreen key={place.orderNumber} place={place} namedId={namedId} doors={doors} /> : <NoPlace />;
}

/** An address that does not say where the shopper stands, or for what. */
function NoPlace(): ReactNode {
  const intl = useIntl();
  const part = usePart(loadStages, true);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('curbside.title')}</ScreenHeading>
      {part.status === 'ready' && <part.views.PlaceMissing />}
      {part.status === 'failed' && <PartMissing onRetry={part.retry} />}
      {part.status === 'loading' && <FormSkeleton />}
    </section>
  );
}
