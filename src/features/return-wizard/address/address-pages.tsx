import { useRef, type ReactNode } from 'react';
import { useIntl } from '../../../app/context/use-intl.js';
import { Button } from '../../../ui/button.js';

export interface AddressPagesProps {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** Absent on the first page. */
  readonly onPrevious: (() => void) | undefined;
  /** Absent on the last page. */
  readonly onNext: (() => void) | undefined;
}

/** Which addresses are on show, and the ways to the others. */
export function AddressPages({ from, to, total, onPrevious, onNext }: AddressPagesProps): ReactNode {
  const intl = useIntl();
  const nav = useRef<HTMLElement>(null);

  /** At either end the button that was pressed goes out of use, and the other one takes the focus. */
  function turn(go: (() => void) | undefined): void {
    go?.();
    queueMicrotask(() => {
      const [first, last] = nav.current?.querySelectorAll('button') ?? [];
      if (first?.disabled) last?.focus();
      if (last?.disabled) first?.focus();
    });
  }

  return (
    <nav className="address-pages" aria-label={intl.t('returnAddress.pages')} ref={nav}>
      <Button kind="text" isDisabled={!onPrevious} onPress={() => turn(onPrevious)}>
        {intl.t('returnAddress.previous')}
      </Button>
      <p className="figures" role="status">
        {intl.t('returnAddress.range', { first: from, last: to, total })}
      </p>
      <Button kind="text" isDisabled={!onNext} onPress={() => turn(onNext)}>
        {intl.t('returnAddress.next')}
      </Button>
    </nav>
  );
}
