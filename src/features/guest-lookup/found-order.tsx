import { useLayoutEffect, useRef, useMemo, type ReactNode } from 'react';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/scope-context.js';
import { useLookup } from './use-lookup.js';
import { Button } from '../../ui/button.js';
import { OrderCard } from '../../orders/order-card.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';

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

/** How the card of an order reaches the outside where it leads nowhere else: its parcels alone can be followed. */
function useTrackLinks() {
  const urls = useOrderUrls();
  return useMemo(
    () => ({
      ...urls,
      listActions(group: OrderGroup) {
        const href = urls.toUrl(findTrackingUrl(group));
        return href === undefined ? [] : [{ label: 'order.track' as const, href }];
      },
    }),
    [urls],
  );
}
