const { messages } = require('../../../mailbox/messages.js');

/** Returns the e-mails that this instance would have sent. A real shop has no such route. */
exports.GET = (req, res) => res.json({ messages });
