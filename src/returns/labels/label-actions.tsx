import { useRef, type ReactNode } from 'react';
import type { FailureMessage } from '../../i18n/failure-message.js';
import type { ReturnLabelProps } from './label-views.js';
import { useIntl } from '../../app/context/element-context.js';
import { useReturnRules } from '../use-return-rules.js';
import { Button } from '../../ui/button.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { LabelButtons } from './label-buttons.js';

const NO_RULES: FailureMessage = { title: 'returnLabel.failedTitle', text: 'readFailure.chunkLoad' };

/** What a return goes back with, by the rules of its country. */
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
