const { createHmac, randomBytes, timingSafeEqual } = require('node:crypto');
const { MedusaService } = require('@medusajs/framework/utils');
const { GuestCode } = require('./models/guest-code.js');

const SECOND = 1_000;
const LIFE_SECONDS = 600;
const RESEND_SECONDS = 30;
const ATTEMPTS = 5;
/** The most codes for one pair of order and contact within an hour. */
const MOST_SENT = 5;
const HOUR_SECONDS = 3_600;
const DIGITS = 6;
const MOST_DELETED = 1_000;

/**
 * Codes for pairs of an order number and a contact, whether or not these belong together. The callers hold a lock of the pair or of the
 * code, so that simultaneous requests cannot exceed the limits.
 */
class GuestCodeService extends MedusaService({ GuestCode }) {
  /**
   * Finds the usable code of a pair, or creates one.
   *
   * @returns the code, and whether to send it now; or the seconds until another code may be requested
   */
  async open(pair, contact, now = Date.now()) {
    const recent = await this.listGuestCodes(
      { pair, sent_at: { $gt: new Date(now - HOUR_SECONDS * SECOND) } },
      { order: { sent_at: 'ASC' } },
    );
    const known = recent.find((code) => isUsable(code, now));
    const isDue = !known || now >= toTime(known.sent_at) + RESEND_SECONDS * SECOND;
    if (!isDue) return { code: known, isDue };
    if (recent.reduce((sum, { sent_count: count }) => sum + count, 0) >= MOST_SENT) {
      return { retryAfter: toSeconds(toTime(recent[0].sent_at) + HOUR_SECONDS * SECOND - now) };
    }
    const sent_at = new Date(now);
    const code = known
      ? await this.updateGuestCodes({ id: known.id, sent_at, sent_count: known.sent_count + 1 })
      : await this.createGuestCodes({
          ...{ pair, contact, sent_at, attempts_left: ATTEMPTS, seed: randomBytes(32).toString('base64url') },
          expires_at: new Date(now + LIFE_SECONDS * SECOND),
        });
    return { code, isDue };
  }

  /**
   * Compares digits with a code. Each call costs a try, and right digits use up the code.
   *
   * @returns the digest of the proved contact, or the number of tries left; undefined if there is no such code
   */
  async answer(id, digits, now = Date.now()) {
    const [code] = await this.listGuestCodes({ id }, { take: 1 });
    if (!code) return undefined;
    if (!isUsable(code, now)) return { attemptsLeft: 0 };
    const isRight = isEqual(digits, toDigits(code)) && code.is_right;
    const attempts_left = code.attempts_left - 1;
    await this.updateGuestCodes({ id, attempts_left, ...(isRight && { used_at: new Date(now) }) });
    return isRight ? { contact: code.contact } : { attemptsLeft: attempts_left };
  }

  /** Deletes the codes that are too old to count for a limit. */
  async deleteOld(now = Date.now()) {
    const filters = { sent_at: { $lt: new Date(now - HOUR_SECONDS * SECOND) } };
    for (let isMore = true; isMore;) {
      const old = await this.listGuestCodes(filters, { select: ['id'], take: MOST_DELETED });
      if (old.length > 0) await this.deleteGuestCodes(old.map(({ id }) => id));
      isMore = old.length === MOST_DELETED;
    }
  }
}

function isUsable({ expires_at, attempts_left, used_at }, now) {
  return !used_at && attempts_left > 0 && now < toTime(expires_at);
}

/** Computes the six digits of a code; all numbers are equally likely. */
function toDigits({ id, seed }) {
  const digest = createHmac('sha256', process.env.ORDERS_AREA_KEY).update(`guest-code ${id} ${seed}`).digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** How long a code can be used, and when another one may be requested, in seconds. */
function toWaits({ expires_at, sent_at }, now = Date.now()) {
  return {
    expiresIn: toSeconds(toTime(expires_at) - now),
    resendAfter: toSeconds(toTime(sent_at) + RESEND_SECONDS * SECOND - now),
  };
}

function toTime(date) {
  return new Date(date).getTime();
}

function toSeconds(milliseconds) {
  return Math.max(0, Math.ceil(milliseconds / SECOND));
}

function isEqual(one, other) {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}

module.exports = { GuestCodeService, toDigits, toWaits };
