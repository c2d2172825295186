import { createStepRoom } from '../create-step-room.js';

/** The last look at a return. */
export const ReviewRoom = createStepRoom(async () => (await import('./review-part.js')).reviewPart);
