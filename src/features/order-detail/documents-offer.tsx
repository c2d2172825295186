import type { ReactNode } from 'react';
import { useElementContext, useSelector } from '../../app/context/element-context.js';
import { lazyView } from '../../app/lazy/lazy-view.js';
import type { Order } from '../../orders/model/order.js';

const loadDocumentsModule = async () => (await import('./documents/documents-card.js')).documentsModule;

const LazyCard = lazyView(loadDocumentsModule, 'DocumentsCard', {
  placeholder: () => <div className="documents-slot side-card" />,
});

/**
 * The documents of the order, if it has any and the back end returns them. Not on a shared device: an opened or saved file
 * would stay there for the next shopper.
 */
export function DocumentsOffer({ order }: { readonly order: Order }): ReactNode {
  const { settings, hasCalls } = useElementContext();
  const isKiosk = useSelector(settings, ({ configuration }) => configuration.kiosk);
  const { documents, orderNumber } = order;
  if (!documents || isKiosk || !hasCalls('get-document')) return null;
  return <LazyCard key={orderNumber} orderNumber={orderNumber} documents={documents} />;
}
