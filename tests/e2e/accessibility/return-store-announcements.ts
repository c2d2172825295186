import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { openSurface, type Announcement } from './announcement.js';

/** The announcements while a shopper chooses a store. */
export const RETURN_STORE_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/return-wizard/stores/store-results.tsx useAnnouncement',
    says: /^Still looking for stores\. This is taking longer than usual\.$/,
    isSlow: true,
    act: openSurface('wizard-stores-loading'),
  },
  {
    from: 'src/features/return-wizard/stores/store-results.tsx announce',
    says: /^3 stores found$/,
    act: openSurface('wizard-stores'),
  },
  {
    from: 'src/features/return-wizard/stores/store-results.tsx announce',
    says: /^1 more store shown\.$/,
    async act(page) {
      await openSurface('wizard-stores')(page);
      await createPointerDriver(page).press('Show more stores');
    },
  },
  {
    from: 'src/features/return-wizard/stores/store-results.tsx isAlert',
    says: /^We can't show stores right now/,
    act: openSurface('wizard-stores-failed'),
  },
  {
    from: 'src/features/return-wizard/stores/store-results.tsx isAlert',
    says: /^Your store is no longer available/,
    act: openSurface('wizard-stores-gone'),
  },
  {
    from: 'src/features/return-wizard/stores/store-step.tsx useAnnouncement',
    says: /^Finding your location\.$/,
    act: openSurface('wizard-stores-no-location'),
  },
  {
    from: 'src/features/return-wizard/stores/store-step.tsx isAlert',
    says: /^We couldn't use your location/,
    act: openSurface('wizard-stores-no-location'),
  },
];
