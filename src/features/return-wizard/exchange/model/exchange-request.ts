import type { Address } from '../../../../addresses/model/address.js';

/** What is exchanged for what. Nothing in it names the shopper. */
export interface ExchangeParts {
  /** One for each unit that is exchanged. */
  readonly items: readonly ExchangeRequestItem[];
  /** Of what goes back. */
  readonly totals: ExchangeTotals;
}

/** What an exchange is asked for with: `POST /order_mgmt/exchange_order_previews/v1` is made of it, and the order after it. */
export interface ExchangeRequest extends ExchangeParts {
  /** Of the order that something goes back of. */
  readonly orderNumber: string;
  readonly email?: string;
  readonly currency: string;
  /** Where what comes in exchange is sent. */
  readonly address: Address;
  readonly recipient: { readonly firstName: string; readonly lastName: string };
}

export interface ExchangeRequestItem {
  /** `{orderLineKey}:{unit}`, the units of a line counted from 1. */
  readonly id: string;
  /** The article that comes. */
  readonly skuId: string;
  /** The tax that was paid for the unit that goes back; absent where none was. */
  readonly tax?: ExchangeTax;
}

export interface ExchangeTax {
  /** Of the price: 0.0725 are 7.25 percent. */
  readonly rate: number;
  readonly amount: number;
  /** ISO 8601 with a zone. */
  readonly calculatedAt: string;
  /** The price holds it. */
  readonly isIncluded: boolean;
}

export interface ExchangeTotals {
  readonly subTotal: number;
  readonly shipping: number;
  readonly taxes: number;
  readonly total: number;
}
