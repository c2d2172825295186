const { settleWithdrawal } = require('../settle-withdrawal.js');

const MOST = 50;

/** Sends the receipts that the requests themselves could not send. Only one instance at a time does so. */
module.exports.default = async (container) => {
  const settle = async () => {
    const due = await container
      .resolve('ordersAreaWithdrawals')
      .listWithdrawals(
        { receipt_sent_at: null, receipt_due_at: { $lte: new Date() } },
        { take: MOST, order: { receipt_due_at: 'ASC' } },
      );
    for (const withdrawal of due) await settleWithdrawal(container, withdrawal);
  };
  await container.resolve('locking').execute(['orders-area:withdrawals'], settle, { timeout: 10 });
};

module.exports.config = { name: 'orders-area-withdrawals', schedule: '* * * * *' };
