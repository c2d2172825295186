import { useRef, type ReactNode } from 'react';
import type { FailureMessage } from '../../i18n/failure-message.js';
import type { ReturnLabelProps, LabelViews } from './label-views.js';
import { useIntl, type LazyModule } from '../../app/context/element-context.js';
import { useReturnRules } from '../use-return-rules.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { LabelButtons } from './label-buttons.js';
import english from '../../../locales/en.json?only=returnLabel.,returnOrder.carrier,orderDetail.signIn&ast';
import styles from './return-label.css?inline';
import { ReturnCode } from './return-code.js';
import { StoreBarcode, StoreHelp } from './store-barcode.js';

const NO_RULES: FailureMessage = { title: 'returnLabel.failedTitle', text: 'readFailure.chunkLoad' };

/** The label actions of a return, according to the rules of its country. */
export function LabelActions(props: ReturnLabelProps): ReactNode {
  const intl = useIntl();
  const state = useReturnRules();
  const box = useRef<HTMLDivElement>(null);
  if (state.status === 'ready') return <LabelButtons key={props.order.orderNumber} {...props} rules={state.rules} />;
  if (state.status === 'loading') return null;
  const { retry } = state;
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(NO_RULES.title)}>
      <p>{intl.t(NO_RULES.text)}</p>
      <Button
        kind="text"
        onPress={() => {
          focusHeading(box.current);
          retry();
        }}
      >
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}

/** The lazy module of labels, codes and barcodes, loaded after the view that shows the return. */
export const labelsModule: LazyModule<LabelViews> = {
  views: { LabelActions, ReturnCode, StoreBarcode, StoreHelp },
  english,
  styles: [styles],
};
