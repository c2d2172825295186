import type { LabelViews } from '../../returns/labels/label-views.js';
import type { Part } from '../../app/lazy/part.js';
import { createStoreBarcode } from './create-store-barcode.js';
import { LabelActions } from './label-actions.js';
import type { LabelPieces } from './label-pieces.js';
import { ReturnCode } from './return-code.js';
import { StoreHelp } from './store-help.js';
import english from '../../../locales/en.json?only=returnLabel.,returnOrder.carrier,orderDetail.signIn&ast';
import styles from './return-label.css?inline';

/** Labels, codes and what a till reads: fetched after the screen of a return. */
export function createLabelsPart(pieces: LabelPieces): Part<LabelViews> {
  return {
    views: { LabelActions, ReturnCode, StoreBarcode: createStoreBarcode(pieces), StoreHelp },
    english,
    styles: [styles],
  };
}
