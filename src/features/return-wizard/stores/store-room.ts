import { createStepRoom } from '../create-step-room.js';

/** The choice of a store, fetched once somebody wants to bring something to one. */
export const StoreRoom = createStepRoom(async () => (await import('./store-part.js')).storePart);
