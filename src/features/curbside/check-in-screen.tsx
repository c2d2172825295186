import { useState, type ReactNode } from 'react';
import type { CheckInPlace } from '../../domain/check-in.js';
import { useCheckIn, type CheckInUse } from '../../host/use-check-in.js';
import { useIntl } from '../../host/use-intl.js';
import { usePart } from '../../host/use-part.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { CheckInForm } from './check-in-form.js';
import type { CurbsideDoors, StoreNews } from './curbside-doors.js';
import { loadStages } from './load-stages.js';
import { PartMissing } from './part-missing.js';

export interface CheckInScreenProps {
  readonly place: CheckInPlace;
  readonly namedId: string | undefined;
  readonly doors: CurbsideDoors;
}

/** One thing at a time: the form, or how far the store is; and the store below it. */
export function CheckInScreen({ place, namedId, doors }: CheckInScreenProps): ReactNode {
  const intl = useIntl();
  const use = useCheckIn(place, namedId);
  const [news, setNews] = useState<StoreNews>();
  const corner = usePart(doors.loadStore, true);
  return (
    <section className="screen is-narrow curbside">
      <ScreenHeading>{intl.t('curbside.title')}</ScreenHeading>
      <CheckInContent use={use} news={news} />
      <div className="curbside-store">
        {corner.status === 'ready' && <corner.views.StoreCorner storeId={place.storeId} onNews={setNews} />}
      </div>
    </section>
  );
}

interface ContentProps {
  readonly use: CheckInUse;
  /** Absent until the store is known. */
  readonly news: StoreNews | undefined;
}

function CheckInContent({ use, news }: ContentProps): ReactNode {
  const { state, vehicle } = use;
  const isShut = state.status === 'ready' && isStoreShut(news);
  const isPlain = state.status === 'ready' || (state.status === 'sending' && state.retries === 0);
  const isOpening = state.status === 'opening';
  const stages = usePart(loadStages, isShut || !isPlain);
  if (isPlain && !isShut) return <CheckInForm use={use} />;
  if (stages.status === 'ready' && !isOpening) return <stages.views.Stage use={use} news={news} Form={CheckInForm} />;
  if (stages.status === 'failed') return <PartMissing onRetry={stages.retry} />;
  // A button that was pressed keeps the focus until what takes it is there.
  return vehicle === '' || isOpening ? <FormSkeleton /> : <CheckInForm use={use} isWaiting />;
}

/** Nobody would come out. Of a store that nobody knows, that is not said. */
function isStoreShut(news: StoreNews | undefined): boolean {
  return news !== undefined && (news.isOpen === false || !news.isOffered);
}
