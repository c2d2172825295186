import { html, type TemplateResult } from 'lit';
import type { BoxProps } from '../page-kit.js';

export const TagBox = ({ locale, isStandalone, adapter, onReady }: BoxProps): TemplateResult => html`
  <orders-guest-lookup
    order-number="US10000001"
    store-id="101"
    qr-id="7"
    flags="enableGiftCardLookup enableCurbsidePickup"
    routing="memory"
    locale=${locale}
    ?standalone=${isStandalone}
    .adapter=${adapter}
    @orders-ready=${onReady}
  ></orders-guest-lookup>
`;
