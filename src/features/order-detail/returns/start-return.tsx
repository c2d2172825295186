import type { ReactNode } from 'react';
import { useAskedBox } from '../use-asked-box.js';
import { useIntl } from '../../../app/context/use-intl.js';
import type { ReturnUse } from './use-return.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { PartMissing } from '../part-missing.js';
import { useOrderBoxes } from '../use-order-boxes.js';

/** Begins a return of the order: here, at the carrier's that comes for it, or not at all where another country takes it. */
export function StartReturn({ returns }: { readonly returns: ReturnUse }): ReactNode {
  const intl = useIntl();
  const { start, elsewhere } = returns;
  const { isOpen: isAsked, setOpen } = useAskedBox('return');
  const isOpen = isAsked && elsewhere !== undefined;
  const { part, isLoading } = useOrderBoxes(isOpen);
  if (!start) return null;
  if ('href' in start) {
    return (
      <p>
        <ExternalLink href={start.href}>{intl.t('orderDetail.scheduleReturn')}</ExternalLink>
      </p>
    );
  }
  const handlePress = (): void => (elsewhere === undefined ? start.onStart() : setOpen(true));
  return (
    <>
      <Button kind="secondary" isBusy={isLoading} onPress={handlePress}>
        {intl.t('orderDetail.startReturn')}
      </Button>
      {part.status === 'ready' && isOpen && (
        <part.views.MismatchDialog elsewhere={elsewhere} onClose={() => setOpen(false)} />
      )}
      {part.status === 'failed' && isOpen && <PartMissing onRetry={part.retry} />}
    </>
  );
}
