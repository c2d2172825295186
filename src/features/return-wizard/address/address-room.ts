import { createStepRoom } from '../create-step-room.js';

/** Where a courier comes to, fetched once somebody wants one. */
export const AddressRoom = createStepRoom(async () => (await import('./address-part.js')).addressPart);
