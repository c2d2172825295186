import { useCallback } from 'react';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnRow } from '../../../returns/model/return-choice.js';
import { findHighestUnitPrice } from '../../../returns/model/return-units.js';
import { createExchangeOptions, type ExchangeOptionsLoad } from './store/exchange-options.js';
import { createExchangeOptionsCall } from './exchange-calls.js';
import { useElementContext, useIntl, useSelector } from '../../../app/context/element-context.js';

/** Units of a row that are exchanged. */
export interface ExchangedRow {
  readonly order: Pick<Order, 'orderNumber' | 'contact'>;
  readonly row: ReturnRow;
  readonly quantity: number;
}

export interface ExchangeOptionsResult {
  readonly load: ExchangeOptionsLoad;
  /** Loads the options unless they are loaded or loading. */
  readonly read: () => void;
}

/** What units of a row may be exchanged for. Nothing is requested until `read` is called. */
export function useExchangeOptions({ order, row, quantity }: ExchangedRow): ExchangeOptionsResult {
  const context = useElementContext();
  const { locale } = useIntl();
  const { orderNumber, contact } = order;
  const [{ gtin = '' }] = row.items;
  const unitPrice = findHighestUnitPrice(row);
  const options = context.getPageState().get('exchange options', createExchangeOptions);
  // The texts arrive translated, so elements in different languages load them separately.
  const name = JSON.stringify([locale, orderNumber, gtin, quantity]);
  const read = useCallback(() => {
    const { email, phoneNumber } = contact;
    void options.read(name, {
      clock: context.platform,
      load: (signal) =>
        createExchangeOptionsCall(context)({ orderNumber, gtin, quantity, unitPrice, email, phoneNumber }, signal),
      onFail: (failure) => context.report(failure),
    });
  }, [context, options, name, orderNumber, gtin, quantity, unitPrice, contact]);
  return { load: useSelector(options.get(name), (state) => state), read };
}
