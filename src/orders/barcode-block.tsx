import { useId, type ReactNode } from 'react';
import english from '../../locales/en.json?only=barcode.&ast';
import styles from './bar-code.css?inline';
import type { Barcode } from './model/order-details.js';
import { useIntl, type LazyModule } from '../app/context/element-context.js';
import { BarCode } from '../ui/codes/bar-code.js';

export interface BarcodeBlockProps {
  readonly orderNumber: string;
  /** Absent if the service sends no text and no number for the code. */
  readonly barcode: Barcode | undefined;
}

/** The bar code to show in a store, with its explanation. */
export function BarcodeBlock({ orderNumber, barcode }: BarcodeBlockProps): ReactNode {
  const intl = useIntl();
  const id = useId();
  const number = barcode?.number ?? orderNumber;
  return (
    <div className="code-slot">
      <section className="code-card" aria-labelledby={id}>
        <h3 className="side-title" part="heading" id={id} dir="auto">
          {barcode?.header ?? intl.t('barcode.title')}
        </h3>
        <p dir="auto">{barcode?.subheader ?? intl.t('barcode.text')}</p>
        <BarCode text={number} label={intl.t('barcode.label')} />
      </section>
    </div>
  );
}

/** The bar code for store scanners; loaded only with orders that show one. */
export const barcodeModule = {
  views: { BarcodeBlock },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
