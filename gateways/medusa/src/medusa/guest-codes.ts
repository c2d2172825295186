import type { ChallengeRequest, ChallengeResult, CodeVerdict, Engine } from '../engine.js';
import type { MedusaClient } from './client.js';

const PATH = '/orders-area/guest-codes';

/** Guests' codes. The extension creates, sends and compares them. */
export function createGuestCodes(send: MedusaClient): Pick<Engine, 'challengeGuest' | 'answerChallenge'> {
  return {
    async challengeGuest({ orderNumber, ...request }: ChallengeRequest): Promise<ChallengeResult> {
      const { status, body } = await send({ path: PATH, body: { ...request, order_number: orderNumber } });
      if (status !== 200 && status !== 409) throw new Error(`Medusa answered ${status} to a challenge.`);
      return body as ChallengeResult;
    },
    async answerChallenge(id, code): Promise<CodeVerdict | undefined> {
      const { status, body } = await send({ path: `${PATH}/${encodeURIComponent(id)}/answers`, body: { code } });
      return status === 200 ? (body as CodeVerdict) : undefined;
    },
  };
}
