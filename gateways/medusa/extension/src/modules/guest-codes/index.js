const { Module } = require('@medusajs/framework/utils');
const { GuestCodeService } = require('./service.js');

/** The codes by which guests prove their contact. `scope.resolve` takes this name. */
module.exports.default = Module('ordersAreaGuestCodes', { service: GuestCodeService });
