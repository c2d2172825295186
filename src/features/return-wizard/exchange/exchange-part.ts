import english from '../../../../locales/en.json?only=returnExchange.&ast';
import type { Part } from '../../../app/lazy/part.js';
import styles from './return-exchange.css?inline';
import { ExchangeStep } from './exchange-step.js';

/** Picking what comes in exchange: only returns with an exchange fetch it. */
export const exchangePart = {
  views: { ExchangeStep },
  english,
  styles: [styles],
} as const satisfies Part<object>;
