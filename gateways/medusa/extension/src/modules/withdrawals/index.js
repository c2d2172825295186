const { Module } = require('@medusajs/framework/utils');
const { WithdrawalService } = require('./service.js');

/** The statements of withdrawal. `scope.resolve` takes this name. */
module.exports.default = Module('ordersAreaWithdrawals', { service: WithdrawalService });
