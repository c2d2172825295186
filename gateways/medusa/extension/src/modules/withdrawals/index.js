const { Module } = require('@medusajs/framework/utils');
const { WithdrawalService } = require('./service.js');

/** Statements of withdrawal. The name is the one that `scope.resolve` takes. */
module.exports.default = Module('ordersAreaWithdrawals', { service: WithdrawalService });
