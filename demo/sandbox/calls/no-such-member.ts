import { toErrorBody } from './error-answer.js';
import type { CallAnswer } from './sandbox-call.js';

/** The answer to a member who requests another member's data. */
export const NO_SUCH_MEMBER: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'USER_NOT_FOUND', message: 'The token does not belong to this member.' }),
};
