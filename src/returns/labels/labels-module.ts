import english from '../../../locales/en.json?only=returnLabel.,returnOrder.carrier,orderDetail.signIn&ast';
import styles from './return-label.css?inline';
import type { LabelViews } from './label-views.js';
import type { LazyModule } from '../../app/context/element-context.js';
import { LabelActions } from './label-actions.js';
import { ReturnCode } from './return-code.js';
import { StoreBarcode, StoreHelp } from './store-barcode.js';

/** Labels, codes and barcodes of a return, loaded after the screen that shows it. */
export const labelsModule: LazyModule<LabelViews> = {
  views: { LabelActions, ReturnCode, StoreBarcode, StoreHelp },
  english,
  styles: [styles],
};
