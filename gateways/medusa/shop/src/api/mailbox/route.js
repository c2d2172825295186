const { messages } = require('../../../mailbox/messages.js');

/** The e-mails that this instance would have sent. A shop of one's own has no such route. */
exports.GET = (req, res) => res.json({ messages });
