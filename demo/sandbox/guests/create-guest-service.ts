import { createHash } from 'node:crypto';
import { matchGuestOrder, type GuestCredentials } from '../calls/guest-credentials.js';
import type { ReturnService } from '../returns/create-return-service.js';
import type { ExchangeService } from '../exchanges/create-exchange-service.js';
import type { Scenario } from '../scenarios/scenario.js';
import type { Store } from '../store/create-store.js';
import type { GuestChallenge } from '../store/sandbox-state.js';

const SECOND = 1_000;
export const CODE_SECONDS = 600;
export const RESEND_SECONDS = 30;
export const TOKEN_SECONDS = 1_800;
const ATTEMPTS = 5;

/** Codes that produce special answers, for trying these out. The service sends none of them. */
const EXPIRED_CODE = '000001';
const USED_CODE = '000002';
export const THROTTLED_CODE = '000003';
/** Accepted like the right code, but slowly. */
export const SLOW_CODE = '000004';

export interface ChallengeRequest extends GuestCredentials {
  readonly orderNumber: string;
  readonly language: string;
}

export interface GuestCodeVerdict {
  /** Present if the code is right. */
  readonly token?: string;
  readonly attemptsLeft: number;
  readonly isExpired: boolean;
}

/** Sends codes to guests, checks them, and knows who is proved. */
export interface GuestService {
  /** Sends a code if order and contact belong together. For the same pair, the challenge stays the same while its code can be used. */
  challenge(request: ChallengeRequest): string;
  /** Checks a code; undefined without such a challenge. */
  answer(challengeId: string, code: string): GuestCodeVerdict | undefined;
  /** Whether a token proves the guest who placed the order. */
  isProved(token: string | undefined, order: Scenario): boolean;
}

interface Made {
  readonly returnService: ReturnService;
  readonly exchangeService: ExchangeService;
}

export function createGuestService(store: Store, now: () => number, made: Made): GuestService {
  const isOver = ({ startedAt }: GuestChallenge): boolean => now() >= startedAt + CODE_SECONDS * SECOND;
  const isUsable = (challenge: GuestChallenge): boolean =>
    !challenge.isUsed && challenge.attemptsLeft > 0 && !isOver(challenge);
  return {
    challenge({ orderNumber, language, ...credentials }) {
      const { guestChallenges, anchor } = store.state;
      const pair = digest([orderNumber, toContact(credentials)]);
      const known = guestChallenges.find((challenge) => challenge.pair === pair && isUsable(challenge));
      const id = known?.id ?? `challenge-${anchor.toString(36)}-${guestChallenges.length + 1}`;
      const isDue = !known || now() >= known.sentAt + RESEND_SECONDS * SECOND;
      // Also compared for a wrong pair and a known challenge, so that all requests take the same time.
      const order = matchGuestOrder(findSold(made, orderNumber), credentials);
      store.change((state) => {
        if (!known) state.guestChallenges.push(createChallenge({ id, pair, at: now(), order, credentials }));
        if (known && isDue) known.sentAt = now();
        if (!isDue || !order) return;
        const to = credentials.email ?? credentials.phone ?? '';
        state.mailbox.push({ at: new Date(now()).toISOString(), to, orderNumber, language, code: toCode(id) });
      });
      return id;
    },
    answer(challengeId, code) {
      const challenge = store.state.guestChallenges.find(({ id }) => id === challengeId);
      if (!challenge) return undefined;
      const isRight = code === toCode(challenge.id) || code === SLOW_CODE;
      // The code makes no difference here, nor does it matter whether order and contact belong together.
      if (code === EXPIRED_CODE || isOver(challenge)) return { attemptsLeft: 0, isExpired: true };
      if (code === USED_CODE || !isUsable(challenge)) return { attemptsLeft: 0, isExpired: false };
      const token = `gt-${digest([challenge.id, now()])}`;
      store.change(({ guestTokens }) => {
        if (!isRight || challenge.contact === undefined) {
          challenge.attemptsLeft -= 1;
          return;
        }
        challenge.isUsed = true;
        guestTokens.push({
          token: digest([token]),
          contact: challenge.contact,
          endsAt: now() + TOKEN_SECONDS * SECOND,
        });
      });
      return { ...(challenge.isUsed && { token }), attemptsLeft: challenge.attemptsLeft, isExpired: false };
    },
    isProved(token, { email, phone }) {
      const known = store.state.guestTokens.find((candidate) => candidate.token === digest([token ?? '']));
      const contacts = [toContact({ ...(email !== undefined && { email }) }), toContact({ phone })];
      return known !== undefined && known.endsAt > now() && contacts.includes(known.contact);
    },
  };
}

interface ChallengePlan {
  readonly id: string;
  readonly pair: string;
  readonly at: number;
  readonly order: Scenario | undefined;
  readonly credentials: GuestCredentials;
}

/** A challenge for a wrong pair has no contact, so that no code proves it. */
function createChallenge({ id, pair, at, order, credentials }: ChallengePlan): GuestChallenge {
  const common = { id, pair, startedAt: at, sentAt: at, attemptsLeft: ATTEMPTS, isUsed: false };
  return order ? { ...common, contact: toContact(credentials) } : common;
}

/** The sales order of a return or an exchange that was made here. */
function findSold({ returnService, exchangeService }: Made, orderNumber: string): string {
  return (returnService.findMade(orderNumber) ?? exchangeService.find(orderNumber))?.orderNumber ?? orderNumber;
}

/** A digest: the sandbox does not store the contacts that people type. */
function toContact({ email, phone }: GuestCredentials): string {
  return digest([email?.toLowerCase() ?? null, phone ?? null]);
}

/** Six digits, the same after every reset at the same time. */
export function toCode(challengeId: string): string {
  const value = createHash('sha256').update(challengeId).digest().readUInt32BE(0);
  return String(100_000 + (value % 900_000));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
