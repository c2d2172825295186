import { useEffect, type ReactNode } from 'react';
import type { Failure, Load } from '../../../http/model/failure.js';
import type { OrderDocument } from '../../../orders/model/order-details.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useElementContext, useSelector } from '../../../app/context/element-context.js';
import { getReadFailureMessage } from '../../../i18n/read-failure-message.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import { openFile, saveFile, type SavedFile } from '../../../platform/save-file.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ALERT_ICON, type IconShape } from '../../../ui/icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { createDocumentController, type DocumentFile } from './document-controller.js';
import { nameDocument } from './model/order-documents.js';

export interface DocumentBoxProps {
  readonly orderNumber: string;
  readonly document: OrderDocument;
  readonly onClose: () => void;
}

/**
 * A dialog with one document. It loads the file, and then offers buttons to open, print and save it, because a browser opens a tab only
 * when the shopper presses a button.
 */
export function DocumentBox({ orderNumber, document, onClose }: DocumentBoxProps): ReactNode {
  const intl = useIntl();
  const files = useElementContext().getController(createDocumentController);
  const load = useSelector(files.store, (state) => state);
  useEffect(() => {
    files.read({ orderNumber, documentId: document.id });
    return files.close;
  }, [files, orderNumber, document.id]);
  const { icon, title, text } = getWords(load);
  const isLoading = load.status === 'idle' || load.status === 'loading';
  return (
    <Dialog
      icon={icon}
      title={intl.t(title, { type: document.type })}
      status={text === 'documents.slow' ? intl.t(text) : ''}
      onClose={onClose}
      actions={
        <>
          {load.status === 'ready' && <FileActions name={nameDocument(document, orderNumber)} bytes={load.value} />}
          {(load.status === 'missing' || load.status === 'failed') && (
            <FailureActions
              failure={load.status === 'failed' ? load.failure : undefined}
              onRetry={() => files.read({ orderNumber, documentId: document.id })}
            />
          )}
        </>
      }
      closeName={intl.t('dialog.close')}
    >
      {load.status === 'ready' && <DocumentFacts document={document} />}
      <p className={isLoading ? 'document-busy' : undefined}>
        {isLoading && <span className="spinner" aria-hidden="true" />}
        {intl.t(text)}
      </p>
    </Dialog>
  );
}

interface BoxWords extends FailureMessage {
  readonly icon: IconShape | null;
}

function getWords(load: Load<DocumentFile>): BoxWords {
  switch (load.status) {
    case 'idle':
    case 'loading': {
      const isSlow = load.status === 'loading' && load.isSlow;
      const text = isSlow ? 'documents.slow' : 'documents.loading';
      return { icon: CLOCK_ICON, title: 'documents.loadingTitle', text };
    }
    case 'ready':
      return { icon: null, title: 'documents.type', text: 'documents.ready' };
    case 'missing':
      return { icon: ALERT_ICON, title: 'documents.missingTitle', text: 'documents.missing' };
    case 'failed':
      return getFailureWords(load.failure);
  }
}

function getFailureWords(failure: Failure): BoxWords {
  if (failure.status === 404) {
    return { icon: CLOCK_ICON, title: 'documents.notReadyTitle', text: 'documents.notReady' };
  }
  const icon = ALERT_ICON;
  if (failure.unreadable) return { icon, title: 'documents.failedTitle', text: 'documents.unreadable' };
  const { title, text } = getReadFailureMessage(failure);
  return { icon, title: title === 'readFailure.title' ? 'documents.failedTitle' : title, text };
}

/** The label and the date of a document; nothing if it has neither. */
export function DocumentFacts({ document: { label, date } }: { readonly document: OrderDocument }): ReactNode {
  const intl = useIntl();
  if (label === undefined && date === undefined) return null;
  return (
    <p className="item-details">
      {label !== undefined && <bdi>{label}</bdi>}
      {label !== undefined && date !== undefined && ' · '}
      {date !== undefined && <time dateTime={date}>{intl.date(date)}</time>}
    </p>
  );
}

interface FileActionsProps {
  readonly name: string;
  readonly bytes: DocumentFile;
}

function FileActions({ name, bytes }: FileActionsProps): ReactNode {
  const intl = useIntl();
  const file: SavedFile = { name, mediaType: 'application/pdf', bytes };
  return (
    <>
      <Button kind="primary" onPress={() => openFile(file, false)}>
        {intl.t('documents.open')}
      </Button>
      <Button kind="secondary" onPress={() => openFile(file, true)}>
        {intl.t('documents.print')}
      </Button>
      <Button kind="secondary" onPress={() => saveFile(file)}>
        {intl.t('documents.download')}
      </Button>
    </>
  );
}

interface FailureActionsProps {
  /** Absent if the order has no such document. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** What helps if there is no file: sign in, retry, or contact the service. */
function FailureActions({ failure, onRetry }: FailureActionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isBeingMade = failure?.status === 404;
  const isSignedOut = failure?.status === 401;
  const hasNextTry = isSignedOut || failure?.retryable === true;
  return (
    <>
      {isSignedOut && (
        <Button kind="primary" onPress={() => signInFromOrder(context)}>
          {intl.t('orderDetail.signIn')}
        </Button>
      )}
      {hasNextTry && !isSignedOut && (
        <Button kind="primary" onPress={onRetry}>
          {intl.t(isBeingMade ? 'documents.checkAgain' : 'failure.retry')}
        </Button>
      )}
      {!isBeingMade && (
        <LinkButton kind={hasNextTry ? 'secondary' : 'primary'} href={context.findLink('contact')}>
          {intl.t('failure.contact')}
        </LinkButton>
      )}
    </>
  );
}
