const { Module } = require('@medusajs/framework/utils');
const { GuestCodeService } = require('./service.js');

/** Codes that guests prove themselves by. The name is the one that `scope.resolve` takes. */
module.exports.default = Module('ordersAreaGuestCodes', { service: GuestCodeService });
