import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useScope } from '../../app/context/scope-context.js';
import { Button } from '../../ui/button.js';
import { MessageBox } from '../../ui/message-box.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';

/** What is shown is no return: the way to the order itself. The area goes there by itself. */
export function NoReturn({ order: { orderNumber } }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  return (
    <MessageBox tone="neutral" icon={INFO_ICON} title={intl.t('returnGuide.noReturnTitle')}>
      <p>{intl.t('returnGuide.noReturn')}</p>
      <Button kind="text" onPress={() => navigateFromOrder(scope, { route: 'salesDetail', orderNumber })}>
        {intl.t('returnGuide.viewOrder')}
      </Button>
    </MessageBox>
  );
}
