import english from '../../../locales/en.json?only=lookupAnswer.,order.,serviceFailure.,configuration.&ast';
import type { Part } from '../../app/lazy/part.js';
import orderCard from '../../orders/order-card.css?inline';
import { FoundOrder } from './found-order.js';
import { LookupMessage } from './lookup-message.js';

/** What a lookup shows once it was tried; fetched beside the call, so that the form itself stays small. */
export const lookupAnswer = {
  views: { FoundOrder, LookupMessage },
  english,
  styles: [orderCard],
} as const satisfies Part<object>;
