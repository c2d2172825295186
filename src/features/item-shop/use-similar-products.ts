import { useCallback, useEffect } from 'react';
import type { OrderItem } from '../../orders/model/order.js';
import { createSimilarProducts, type SimilarLoad } from './store/similar-products.js';
import { useScope } from '../../app/context/scope-context.js';
import { createShopCalls } from './shop-calls.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useSlice } from '../../app/context/use-slice.js';

export interface SimilarOnShow {
  readonly load: SimilarLoad;
  readonly retry: () => void;
}

/** Products like the one of a line: asked for with the first look, whoever looks. */
export function useSimilarProducts({ productId }: OrderItem): SimilarOnShow {
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
