import type { Payment } from '../model/order.js';
import { blocksSchema } from '../../http/read/blocks.js';
import { toText } from '../../http/read/display-value.js';
import { paymentSchema } from './payment.js';
import { toPresentFields } from '../../http/read/present-fields.js';
import type { BlockReader } from '../../http/read/read-block.js';

/** How an order was paid, each payment read on its own: one without a type cannot be told from another and is left out. */
export function toPayments(wire: unknown, read: BlockReader): Payment[] {
  return (read(blocksSchema, wire, 'payment') ?? []).flatMap((block, index) => {
    const payment = read(paymentSchema, block, `payment[${index}]`);
    if (!payment) return [];
    return [
      toPresentFields({
        type: payment.paymentType.trim().toLowerCase(),
        displayNumber: toText(payment.paymentDisplayNumber),
        image: toText(payment.paymentTypeImageUrl),
      }),
    ];
  });
}
