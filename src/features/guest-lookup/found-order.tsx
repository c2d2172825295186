import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useLookup } from './use-lookup.js';
import { useTrackLinks } from './use-track-links.js';
import { Button } from '../../ui/button.js';
import { OrderCard } from '../../orders/order-card.js';
import { ScreenHeading } from '../../ui/screen-heading.js';

/** The order a guest found. The heading takes the focus, so that it is read and the way on is one Tab away. */
export function FoundOrder({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const { lookup } = useLookup();
  const links = useTrackLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: the form went with the button that was pressed, and the browser would give its focus to the page first.
  useLayoutEffect(() => heading.current?.focus(), [order.orderNumber]);

  /** The form takes the place of this screen, and its first field the focus, which would be lost with the button. */
  function handleAnother(): void {
    const root = heading.current?.getRootNode();
    lookup.reset();
    queueMicrotask(() => root instanceof ShadowRoot && root.querySelector<HTMLElement>('[data-first]')?.focus());
  }

  return (
    <section className="screen is-narrow">
      <ScreenHeading headingRef={heading} isFirst>
        {intl.t('lookupAnswer.found')}
      </ScreenHeading>
      <OrderCard order={order} intl={intl} links={links} />
      <Button kind="secondary" onPress={handleAnother}>
        {intl.t('lookupAnswer.another')}
      </Button>
    </section>
  );
}
