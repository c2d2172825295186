import english from '../../../locales/en.json?only=historyTabs.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from './history-tabs.css?inline';
import { HistoryTabs } from './history-tabs.js';

/** What a page needs that has partner orders, so that the orders of all others carry nothing of it. */
export const tabsPart = { views: { HistoryTabs }, english, styles: [styles] } as const satisfies Part<object>;
