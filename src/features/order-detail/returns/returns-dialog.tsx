import type { ReactNode } from 'react';
import { findHref } from '../../../app/navigation/navigate.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import { Button, DestinationLink } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

export interface ReturnsDialogProps {
  readonly numbers: readonly string[];
  readonly onShow: (orderNumber: string) => void;
  readonly onClose: () => void;
}

/** Asks which of several returns is to be seen. */
export function ReturnsDialog({ numbers, onShow, onClose }: ReturnsDialogProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <Dialog
      icon={null}
      title={intl.t('orderBoxes.returnsTitle')}
      actions={
        <Button kind="secondary" onPress={onClose}>
          {intl.t('orderBoxes.close')}
        </Button>
      }
      onClose={onClose}
    >
      <ul className="box-links">
        {numbers.map((number) => (
          <li key={number}>
            <DestinationLink
              href={findHref(context, { route: 'returnDetail', orderNumber: number })}
              onGo={() => onShow(number)}
            >
              {intl.rich('orderBoxes.return', { number: () => <bdi key="number">{number}</bdi> })}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
