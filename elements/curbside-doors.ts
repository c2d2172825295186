import type { CurbsideDoors } from '../src/features/curbside/curbside-doors.js';

/** What a check-in shares with the screen of an order comes from there. */
export const curbsideDoors: CurbsideDoors = {
  async loadStore() {
    const [{ createStoreCorner }, { storePart }] = await Promise.all([
      import('../src/features/curbside/create-store-corner.js'),
      import('../src/features/order-detail/pickup-store/store-part.js'),
    ]);
    return createStoreCorner(storePart);
  },
};
