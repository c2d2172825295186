import type { ExchangeEngine, ExchangeResult, WantedLines } from '../exchange.js';
import { splitReturnNumber, toExchangeNumber } from './part-numbers.js';
import type { ProductRecord } from './records.js';
import { toOffers } from './to-replacements.js';
import type { OrderReader } from './order-reader.js';

type Refusal = Extract<ExchangeResult, { refusal: unknown }>['refusal'];

/** The engine's refusals, by the extension's reasons. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  key: 'keyReused',
  exchanged: 'alreadyExchanged',
  stock: 'soldOut',
};

/** Exchanges of returns. The extension makes them. */
export function createExchanges(orders: OrderReader): ExchangeEngine {
  return {
    async findReplacements(number, member, wanted) {
      const found = await orders.read(number, member, `/replacements?${toQuery(wanted)}`);
      if (!found) return undefined;
      const { record, order, body } = found;
      return { order, offers: toOffers(record, order, (body as { products: ProductRecord[] }).products) };
    },
    async requestExchange(number, member, { returnNumber, lines, key }): Promise<ExchangeResult> {
      const { status, body, orderNumber } = await orders.change(number, member, {
        action: '/exchanges',
        body: {
          returnCount: splitReturnNumber(returnNumber)?.count ?? '',
          lines: lines.map(({ lineId, article, quantity, price }) => ({ lineId, variantId: article, quantity, price })),
          ...(key !== undefined && { key }),
        },
      });
      if (status === 201) {
        return { exchangeNumber: toExchangeNumber(orderNumber, (body as { displayId: number }).displayId) };
      }
      if (status === 404) return { refusal: 'notFound' };
      return { refusal: REFUSALS[(body as { reason?: string }).reason ?? ''] ?? 'notExchangeable' };
    },
  };
}

function toQuery(wanted: WantedLines): URLSearchParams {
  return new URLSearchParams('gtin' in wanted ? { gtin: wanted.gtin } : { lines: wanted.lineIds.join(',') });
}
