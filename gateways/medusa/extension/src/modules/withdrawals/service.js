const { createHash, randomInt } = require('node:crypto');
const { MedusaService } = require('@medusajs/framework/utils');
const { Withdrawal } = require('./models/withdrawal.js');
const { WithdrawalKey } = require('./models/withdrawal-key.js');

/** The delay before a receipt is sent again: short for the consumer, and long enough for the request to send it first. */
const FIRST_RETRY_MS = 60_000;

/**
 * Stores statements of withdrawal, one for each order number and e-mail address. The unique indexes of the database decide between
 * simultaneous requests, whichever instance they reach.
 */
class WithdrawalService extends MedusaService({ Withdrawal, WithdrawalKey }) {
  /**
   * Stores a statement, or finds the earlier result.
   *
   * @param statement the columns that the request fills
   * @param key the `idempotency-key`, if one was sent
   * @returns the stored statement, whether an earlier request stored it, and whether this request created it; undefined if the key was used
   * for another request
   */
  async receive(statement, key) {
    const whole = { ...statement, sender: statement.email.trim().toLowerCase() };
    const use = key && { key, content: digest(statement) };
    const known = await this.findEarlier_(whole, use);
    if (known) return known.isKeyReused ? undefined : known;
    try {
      return { withdrawal: await this.store_(whole, use), isEarlier: false, isNew: true };
    } catch (error) {
      // Another request was faster.
      const faster = await this.findEarlier_(whole, use);
      if (!faster) throw error;
      return faster.isKeyReused ? undefined : faster;
    }
  }

  async findEarlier_(statement, use) {
    const used = use && (await this.findKey_(use.key));
    if (used) {
      const { withdrawal, is_repeated: isEarlier, content } = used;
      return { withdrawal, isEarlier, isNew: false, isKeyReused: content !== use.content };
    }
    const { order_number, sender } = statement;
    const [withdrawal] = await this.listWithdrawals({ order_number, sender }, { take: 1 });
    if (!withdrawal) return undefined;
    if (!use) return { withdrawal, isEarlier: true, isNew: false };
    try {
      await this.createWithdrawalKeys({ ...use, is_repeated: true, withdrawal_id: withdrawal.id });
    } catch (error) {
      // Either the request that stored the statement used the same key, or a repetition of this request was faster.
      if (!(await this.findKey_(use.key))) throw error;
      return this.findEarlier_(statement, use);
    }
    return { withdrawal, isEarlier: true, isNew: false };
  }

  async findKey_(key) {
    const [used] = await this.listWithdrawalKeys({ key }, { relations: ['withdrawal'], take: 1 });
    return used;
  }

  store_(statement, use) {
    const now = Date.now();
    return this.createWithdrawals({
      ...statement,
      reference: `WD${String(randomInt(10 ** 10)).padStart(10, '0')}`,
      received_at: new Date(now),
      receipt_due_at: new Date(now + FIRST_RETRY_MS),
      ...(use && { keys: [{ ...use, is_repeated: false }] }),
    });
  }
}

function digest(statement) {
  const entries = Object.entries(statement).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
}

module.exports = { WithdrawalService };
