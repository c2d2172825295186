import type { ExchangePreview, OrderedExchange } from '../model/exchange-preview.js';
import type { ExchangeRequest } from '../model/exchange-request.js';
import type { ExchangeOptions } from '../model/exchange-sku.js';
import type { Call } from '../../../../http/model/failure.js';

export interface ExchangeOptionsRequest {
  readonly orderNumber: string;
  readonly gtin: string;
  /** How many of the item are exchanged. */
  readonly quantity: number;
  /** What one of it did cost, in major units of the order's currency: what is dearer cannot be had. Not sent. */
  readonly unitPrice?: number | undefined;
  /** Of whoever ordered, where the service knows them. */
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

export interface ExchangeOrderRequest {
  readonly exchange: ExchangeRequest;
  readonly previewId: string;
  /** Of the return that it is exchanged for. */
  readonly returnNumber: string;
}

/** The call that names what an item may be exchanged for. */
export type ExchangeOptionsCall = Call<ExchangeOptionsRequest, ExchangeOptions>;

/** The calls that ask for an exchange. */
export interface ExchangeCalls {
  readonly requestExchangePreview: Call<ExchangeRequest, ExchangePreview>;
  readonly requestExchangeOrder: Call<ExchangeOrderRequest, OrderedExchange>;
}
