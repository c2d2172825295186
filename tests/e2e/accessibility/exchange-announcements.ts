import { openSurface, type Announcement } from './announcement.js';

/** The announcements of an exchange. */
export const EXCHANGE_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/return-wizard/exchange/exchange-step.tsx useAnnouncement',
    says: /^Still loading your options\. This is taking longer than usual\.$/,
    isSlow: true,
    act: openSurface('exchange-loading'),
  },
  {
    from: 'src/features/return-wizard/wizard-step-content.tsx useAnnouncement',
    says: /^Still calculating your exchange total\. This is taking longer than usual\.$/,
    isSlow: true,
    act: openSurface('exchange-preview-loading'),
  },
  {
    from: 'src/features/return-wizard/exchange/exchange-tiles.tsx announce',
    says: /^Heads up: this is the same item/,
    act: openSurface('exchange-same'),
  },
];
