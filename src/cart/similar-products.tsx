import { useLayoutEffect, useRef, useCallback, useEffect, type ReactNode } from 'react';
import type { Failure } from '../http/model/failure.js';
import type { ShopItem } from './model/bag-key.js';
import { signIn } from '../app/navigation/sign-in.js';
import { useIntl, useScope, useSlice } from '../app/context/scope-context.js';
import { getReadFailureMessage } from '../i18n/read-failure-message.js';
import { createSimilarProducts, type SimilarLoad } from './store/similar-products.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { ExternalLink } from '../ui/external-link.js';
import { takeLostFocus } from '../ui/focus-heading.js';
import { ProductSlider } from './product-slider.js';
import { createShopCalls } from './shop-calls.js';

export interface SimilarProductsProps {
  readonly item: ShopItem;
  readonly onDone: () => void;
}

/** What is like a line, in a box over the page. */
export function SimilarProducts({ item, onDone }: SimilarProductsProps): ReactNode {
  const intl = useIntl();
  const { load, retry } = useSimilarProducts(item);
  const isSlow = load.status === 'loading' && load.isSlow;
  return (
    <Dialog
      icon={null}
      isWide
      title={intl.t('similar.title')}
      news={sayNews(load, intl)}
      onClose={onDone}
      actions={
        <Button kind="secondary" onPress={onDone}>
          {intl.t('similar.close')}
        </Button>
      }
    >
      <p className="similar-to" dir="auto">
        {isSlow ? intl.t('similar.slow') : item.title}
      </p>
      <SimilarContent load={load} onRetry={retry} />
    </Dialog>
  );
}

/** What changes in the open box, for who does not see it. */
function sayNews(load: SimilarLoad, intl: ReturnType<typeof useIntl>): string {
  if (load.status === 'loading') return intl.t(load.isSlow ? 'similar.slow' : 'similar.loading');
  if (load.status === 'failed') return intl.t(getReadFailureMessage(load.failure).text);
  const count = load.status === 'ready' ? load.value.length : 0;
  return intl.t(count > 0 ? 'similar.list' : 'similar.empty', { count });
}

function SimilarContent({ load, onRetry }: { readonly load: SimilarLoad; readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  if (load.status === 'failed') return <SimilarFailed failure={load.failure} onRetry={onRetry} />;
  if (load.status === 'idle' || load.status === 'loading') return <SliderSkeleton />;
  if (load.status === 'missing' || load.value.length === 0) {
    return <p className="similar-note">{intl.t('similar.empty')}</p>;
  }
  return <ProductSlider products={load.value} />;
}

/** Said by the box itself: it is open, and reads its news out. */
function SimilarFailed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const contact = scope.findLink('contact');
  const isRefused = failure.status !== 401 && !failure.retryable;
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with what it tried again.
  useLayoutEffect(() => {
    const title = note.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog-title');
    return () => queueMicrotask(() => takeLostFocus(title));
  }, []);
  return (
    <div className="similar-note" ref={note}>
      <p>{intl.t(getReadFailureMessage(failure).text)}</p>
      {failure.status === 401 && (
        <Button kind="text" onPress={() => signIn(scope)}>
          {intl.t('similar.signIn')}
        </Button>
      )}
      {failure.retryable && (
        <Button kind="text" onPress={onRetry}>
          {intl.t('failure.retry')}
        </Button>
      )}
      {isRefused && contact !== undefined && <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>}
    </div>
  );
}

/** The shape of what comes. */
function SliderSkeleton(): ReactNode {
  return (
    <div className="slider-box" aria-hidden="true">
      <div className="slider-head" />
      <div className="slider">
        {[1, 2, 3, 4].map((tile) => (
          <div key={tile} className="tile">
            <div className="bone is-picture" />
            {[1, 2, 3, 4].map((line) => (
              <div key={line} className="bone is-line" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface SimilarOnShow {
  readonly load: SimilarLoad;
  readonly retry: () => void;
}

/** Products like the one of a line: asked for with the first look, whoever looks. */
function useSimilarProducts({ productId }: ShopItem): SimilarOnShow {
  const scope = useScope();
  const { locale } = useIntl();
  const similar = scope.getShared().part('similar products', createSimilarProducts);
  // Their texts come translated: tags in two languages ask for themselves.
  const name = `${locale} ${productId}`;
  const read = useCallback(() => {
    const { listSimilarProducts } = createShopCalls(scope);
    void similar.read(name, {
      clock: scope.platform,
      ask: (signal) => listSimilarProducts({ productId }, signal),
      onFail: (failure) => scope.report(failure),
    });
  }, [scope, similar, name, productId]);
  useEffect(read, [read]);
  return { load: useSlice(similar.slice(name), (state) => state), retry: read };
}
