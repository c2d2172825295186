import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import english from '../../../../locales/en.json?only=eFapiao.&ast';
import { SLOW_AFTER_MS, toLoad, type Failure, type Outcome, type Load } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import {
  useIntl,
  useElementContext,
  useSelector,
  useAnnouncement,
  type Controller,
  type ElementContext,
  type LazyModule,
} from '../../../app/context/element-context.js';
import { getReadFailureMessage } from '../../../i18n/read-failure-message.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { focusHeading } from '../../../ui/screen-heading.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { MessageBox } from '../../../ui/message-box.js';
import { saveFile } from '../../../platform/save-file.js';
import { createOrderController } from '../../../orders/order-controller.js';
import { trackPage } from '../../../app/context/track.js';
import { lazyCall } from '../../../app/calls/lazy-call.js';
import type { Platform } from '../../../platform/platform.js';

export interface EFapiaoDownloadProps {
  readonly orderNumber: string;
  /** How often the button was pressed. Each press requests the file, unless it is already loading. */
  readonly presses: number;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Downloads the file and shows the result. */
export function EFapiaoDownload({ orderNumber, presses, onBusy }: EFapiaoDownloadProps): ReactNode {
  const intl = useIntl();
  const { state, download } = useEFapiao(orderNumber);
  const isBusy = state.status === 'loading';
  useEffect(() => download.start(), [download, presses]);
  // A layout effect: the placeholder disappears in the same frame as the message replaces it.
  useLayoutEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  useAnnouncement(isBusy && state.isSlow, 'eFapiao.slow');
  if (state.status === 'ready') {
    return (
      <MessageBox tone="success" icon={CHECK_ICON} title={intl.t('eFapiao.savedTitle')} isAlert>
        <p>{intl.t('eFapiao.saved')}</p>
      </MessageBox>
    );
  }
  const onRetry = (): void => download.start();
  if (state.status === 'missing') return <NoFile failure={undefined} onRetry={onRetry} />;
  return state.status === 'failed' && <NoFile failure={state.failure} onRetry={onRetry} />;
}

interface NoFileProps {
  /** Absent if the file is just not ready yet. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Why there is no file, with a retry button and a contact link. */
function NoFile({ failure, onRetry }: NoFileProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = findWords(failure);
  const isSignedOut = failure?.status === 401;

  /** The message disappears with its focused button, so move the focus to the heading first. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone={failure ? 'critical' : 'neutral'} title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <div className="order-actions">
        {(isSignedOut || failure?.retryable !== false) && (
          <Button kind="text" onPress={isSignedOut ? () => signInFromOrder(context) : handleRetry}>
            {intl.t(isSignedOut ? 'orderDetail.signIn' : 'failure.retry')}
          </Button>
        )}
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </div>
    </MessageBox>
  );
}

function findWords(failure: Failure | undefined) {
  if (!failure) return { title: 'eFapiao.waitTitle', text: 'eFapiao.wait' } as const;
  const { title, text } = getReadFailureMessage(failure);
  return { title: title === 'readFailure.title' ? ('eFapiao.failedTitle' as const) : title, text };
}

interface EFapiaoResult {
  readonly state: Load<'saved'>;
  readonly download: EFapiaoController;
}

/** The e-fapiao of an order and the state of its download. */
function useEFapiao(orderNumber: string): EFapiaoResult {
  const download = useElementContext().getController(createEFapiaoController);
  useEffect(() => download.show(orderNumber), [download, orderNumber]);
  return { state: useSelector(download.store, (state) => state), download };
}

/** The e-fapiao of the displayed order. */
interface EFapiaoController extends Controller {
  readonly store: StoreApi<Load<'saved'>>;
  start(): void;
  /** Sets the displayed order. Another order stops the download and clears its result. */
  show(orderNumber: string): void;
}

function createEFapiaoController(context: ElementContext): EFapiaoController {
  const download = createFileDownload(context.platform);
  const { getEFapiao } = createEFapiaoCalls(context);
  let shown = '';

  async function start(): Promise<void> {
    const orderNumber = shown;
    const proof = context.getController(createOrderController).getProof();
    const failure = await download.start({
      getFile: (signal) => getEFapiao({ orderNumber, proof }, signal),
      save: (bytes) => saveFile({ name: `e-fapiao-${orderNumber}.pdf`, mediaType: 'application/pdf', bytes }),
    });
    if (failure) context.report(failure);
  }

  return {
    store: download.store,
    start() {
      if (download.store.getState().status === 'loading') return;
      trackPage(context, 'e-fapiao-download');
      void start();
    },
    show(orderNumber) {
      if (orderNumber !== shown) download.stop();
      shown = orderNumber;
    },
    refresh() {},
    dispose: () => download.stop(),
  };
}

function createEFapiaoCalls(context: ElementContext) {
  return { getEFapiao: lazyCall(context, async () => (await import('./api/get-e-fapiao.js')).getEFapiao) };
}

interface FileRequest {
  readonly getFile: (signal: AbortSignal) => Promise<Outcome<Uint8Array<ArrayBuffer>>>;
  /** Saves the file on the shopper's device. */
  readonly save: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/** The state of a file download. It does not retain the file's bytes after saving. */
interface FileDownload {
  readonly store: StoreApi<Load<'saved'>>;
  /**
   * Fetches the file, unless it is already loading.
   *
   * @returns the failure, if any
   */
  start(request: FileRequest): Promise<Failure | undefined>;
  /** Aborts the download; nothing is saved after that. */
  stop(): void;
}

export function createFileDownload(clock: Pick<Platform, 'after'>): FileDownload {
  const store = createStore<Load<'saved'>>(() => ({ status: 'idle' }));
  let controller = new AbortController();
  return {
    store,
    async start({ getFile, save }) {
      if (store.getState().status === 'loading') return undefined;
      const { signal } = controller;
      store.setState({ status: 'loading', isSlow: false }, true);
      const stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ status: 'loading', isSlow: true }, true));
      const outcome = await getFile(signal);
      stopTimer();
      if (signal.aborted) return undefined;
      if (outcome.kind === 'found') save(outcome.value);
      store.setState(toLoad(outcome.kind === 'found' ? { ...outcome, value: 'saved' } : outcome), true);
      return outcome.kind === 'failed' ? outcome.failure : undefined;
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      store.setState({ status: 'idle' }, true);
    },
  };
}

/** The e-fapiao download; loaded with the first press. */
export const eFapiaoModule = {
  views: { EFapiaoDownload },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
