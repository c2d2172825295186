import { useState, type ReactNode } from 'react';
import type { CheckInPlace } from './model/check-in.js';
import { useCheckIn, type CheckInUse } from './use-check-in.js';
import { useIntl } from '../../app/context/scope-context.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { CheckInForm } from './check-in-form.js';
import type { StoreNews } from './store-corner.js';
import { loadStages } from './load-stages.js';
import { LoadError } from '../../app/lazy/load-error.js';

export interface CheckInScreenProps {
  readonly place: CheckInPlace;
  readonly namedId: string | undefined;
}

const loadStoreCorner = async () => (await import('./store-corner.js')).storeCornerModule;

/** One thing at a time: the form, or how far the store is; and the store below it. */
export function CheckInScreen({ place, namedId }: CheckInScreenProps): ReactNode {
  const intl = useIntl();
  const use = useCheckIn(place, namedId);
  const [news, setNews] = useState<StoreNews>();
  const corner = useLazyModule(loadStoreCorner, true);
  const content = useContent(use, news);
  return (
    <section className="screen is-narrow curbside">
      <ScreenHeading>{intl.t('curbside.title')}</ScreenHeading>
      <CheckInContent use={use} news={news} content={content} />
      <div className="curbside-store" hidden={content.isClosing}>
        {corner.status === 'ready' && <corner.views.StoreCorner storeId={place.storeId} onNews={setNews} />}
      </div>
    </section>
  );
}

interface ContentProps {
  readonly use: CheckInUse;
  /** Absent until the store is known. */
  readonly news: StoreNews | undefined;
  readonly content: ReturnType<typeof useContent>;
}

function CheckInContent({ use, news, content }: ContentProps): ReactNode {
  const { state, vehicle } = use;
  const { isPlain, stages } = content;
  const isOpening = state.status === 'opening';
  if (isPlain) return <CheckInForm use={use} />;
  if (stages.status === 'ready' && !isOpening) return <stages.views.Stage use={use} news={news} Form={CheckInForm} />;
  if (stages.status === 'failed') return <LoadError takesFocus onRetry={stages.retry} />;
  // A button that was pressed keeps the focus until what takes it is there.
  return vehicle === '' || isOpening ? <FormSkeleton /> : <CheckInForm use={use} isWaiting />;
}

/** Whether the form is all there is to show, and what shows everything else. */
function useContent({ state, vehicle }: CheckInUse, news: StoreNews | undefined) {
  const isShut = state.status === 'ready' && isStoreShut(news);
  const isPlain = !isShut && (state.status === 'ready' || (state.status === 'sending' && state.retries === 0));
  const stages = useLazyModule(loadStages, !isPlain);
  // The store comes with what takes the form's place, or that of its bones: below them it would jump.
  const isComing = stages.status === 'idle' || stages.status === 'loading';
  const isClosing = state.status === 'opening' || (!isPlain && isComing && (isShut || vehicle === ''));
  return { isPlain, stages, isClosing };
}

/** Nobody would come out. Of a store that nobody knows, that is not said. */
function isStoreShut(news: StoreNews | undefined): boolean {
  return news !== undefined && (news.isOpen === false || !news.isOffered);
}
