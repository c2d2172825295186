/** The e-mails of this instance, oldest first. */
module.exports = { messages: [] };
