import english from '../../../locales/en.json?only=alerts.&ast';
import type { Part } from '../../app/lazy/part.js';
import styles from './alerts.css?inline';
import { AlertsBanner } from './alerts-banner.js';

/** What a page needs that has something to say, so that all others carry nothing of it. */
export const alertsPart = { views: { AlertsBanner }, english, styles: [styles] } as const satisfies Part<object>;
