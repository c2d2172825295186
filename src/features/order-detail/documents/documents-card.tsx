import { useEffect, useState, type ReactNode } from 'react';
import english from '../../../../locales/en.json?only=documents.&ast';
import { useIntl, type LazyModule } from '../../../app/context/element-context.js';
import type { OrderDocument } from '../../../orders/model/order-details.js';
import { SideCard } from '../../../orders/side-card.js';
import { Button } from '../../../ui/button.js';
import { DocumentBox, DocumentFacts } from './document-box.js';
import { preloadDocumentCall } from './document-controller.js';
import { listDocuments } from './model/order-documents.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import styles from './documents.css?inline';

interface DocumentsCardProps {
  readonly orderNumber: string;
  readonly documents: readonly OrderDocument[];
}

/** The documents of an order, newest first. Each opens in a dialog, which loads its file. */
export function DocumentsCard({ orderNumber, documents }: DocumentsCardProps): ReactNode {
  const intl = useIntl();
  const [opened, setOpened] = useState<OrderDocument>();
  useEffect(preloadDocumentCall, []);
  const listed = listDocuments(documents);
  if (listed.length === 0) return null;
  return (
    <SideCard title={intl.t('documents.title')}>
      <ul className="documents">
        {listed.map((document) => (
          <li key={document.id}>
            <Button kind="text" label={formatName(document, intl)} onPress={() => setOpened(document)}>
              {intl.t('documents.type', { type: document.type })}
            </Button>
            <DocumentFacts document={document} />
          </li>
        ))}
      </ul>
      {opened && <DocumentBox orderNumber={orderNumber} document={opened} onClose={() => setOpened(undefined)} />}
    </SideCard>
  );
}

/** Tells documents of one type apart. */
function formatName({ type, label, date }: OrderDocument, intl: Intl18n): string {
  const facts = [label, date === undefined ? undefined : intl.date(date)];
  return [intl.t('documents.type', { type }), ...facts].filter((fact) => fact !== undefined).join(', ');
}

/** The documents of an order; loaded only if it has any. */
export const documentsModule = {
  views: { DocumentsCard },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
