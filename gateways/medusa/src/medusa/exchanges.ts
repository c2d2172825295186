import type { Member } from '../engine.js';
import type { ExchangeEngine, ExchangeResult, WantedLines } from '../exchange.js';
import type { MedusaClient } from './client.js';
import { splitReturnNumber, toExchangeNumber } from './part-numbers.js';
import type { OrderRecord, ProductRecord } from './records.js';
import { toOffers } from './to-replacements.js';
import { toNumberOf } from './to-order.js';
import type { OrderReader } from './order-reader.js';

type Refusal = Extract<ExchangeResult, { refusal: unknown }>['refusal'];

/** Why the extension exchanges nothing. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  key: 'keyReused',
  exchanged: 'alreadyExchanged',
  stock: 'soldOut',
};

/** Exchanges of returns, which the extension makes. */
export function createExchanges(send: MedusaClient, orders: OrderReader): ExchangeEngine {
  return {
    async findReplacements(number, member, wanted) {
      const found = await orders.read(number, member, `/replacements?${toQuery(wanted)}`);
      if (!found) return undefined;
      const { record, order, body } = found;
      return { order, offers: toOffers(record, order, (body as { products: ProductRecord[] }).products) };
    },
    async requestExchange(number, member: Member, { returnNumber, lines, key }): Promise<ExchangeResult> {
      const found = await orders.read(number, member);
      const count = splitReturnNumber(returnNumber)?.count;
      if (!found || count === undefined) return { refusal: 'notFound' };
      const { status, body } = await send({
        path: orders.toPath(toNumberOf(found.record), '/exchanges'),
        shopper: member,
        body: {
          returnCount: count,
          lines: lines.map(({ lineId, article, quantity, price }) => ({ lineId, variantId: article, quantity, price })),
          ...(key !== undefined && { key }),
        },
      });
      if (status === 201) return { exchangeNumber: toNumber(found.record, body) };
      if (status === 404) return { refusal: 'notFound' };
      return { refusal: REFUSALS[(body as { reason?: string }).reason ?? ''] ?? 'notExchangeable' };
    },
  };
}

function toNumber(record: OrderRecord, body: unknown): string {
  return toExchangeNumber(toNumberOf(record), (body as { displayId: number }).displayId);
}

function toQuery(wanted: WantedLines): URLSearchParams {
  return new URLSearchParams('gtin' in wanted ? { gtin: wanted.gtin } : { lines: wanted.lineIds.join(',') });
}
