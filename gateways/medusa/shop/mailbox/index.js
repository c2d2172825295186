const { AbstractNotificationProviderService, ModuleProvider, Modules } = require('@medusajs/framework/utils');
const { messages } = require('./messages.js');

const MOST = 500;

/** Keeps e-mails in memory instead of sending them, for the mailbox of the member site. */
class MailboxService extends AbstractNotificationProviderService {
  static identifier = 'mailbox';

  async send({ to, template, data }) {
    messages.push({ at: new Date().toISOString(), to, template, data });
    if (messages.length > MOST) messages.shift();
    return {};
  }
}

module.exports.default = ModuleProvider(Modules.NOTIFICATION, { services: [MailboxService] });
