import { useRef, type ReactNode } from 'react';
import english from '../../locales/en.json?only=codeStep.masked,codeStep.showAll&ast';
import { lazyCall } from '../app/calls/lazy-call.js';
import { useElementContext, useIntl, type LazyModule } from '../app/context/element-context.js';
import { Button } from '../ui/button.js';
import { INFO_ICON } from '../ui/icons/info-icon.js';
import { MessageBox } from '../ui/message-box.js';
import { focusHeading } from '../ui/screen-heading.js';
import type { Order } from './model/order.js';
import { useOrder } from './order-controller.js';

/** Says that the service masks details of the order, and offers the guest to prove by a code who they are. */
function MaskedNotice({ order: { orderNumber } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { controller } = useOrder();
  const box = useRef<HTMLDivElement>(null);

  async function handleVerify(): Promise<void> {
    const contact = controller.getContact();
    const loaded = await import('../app/calls/prepare-call.js').catch(() => undefined);
    const callContext = loaded?.createCallContext(context, { request: { orderNumber, contact }, lazyCall });
    const isProved = await callContext?.guestProof.prove(new AbortController().signal);
    if (isProved === undefined) context.report({ code: 'chunk-load', retryable: true });
    if (!isProved) return;
    // The notice disappears with its button.
    focusHeading(box.current);
    await controller.readAgain();
  }

  return (
    <MessageBox boxRef={box} tone="neutral" icon={INFO_ICON} title={intl.t('codeStep.masked')}>
      <div className="order-actions">
        <Button kind="secondary" onPress={() => void handleVerify()}>
          {intl.t('codeStep.showAll')}
        </Button>
      </div>
    </MessageBox>
  );
}

/** Loaded only for orders that the service masks. */
export const maskedNotice = {
  views: { MaskedNotice },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
