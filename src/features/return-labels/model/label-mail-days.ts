/** Business days until a label is there that is sent by mail (returns, section 9). */
export const LABEL_MAIL_DAYS = { from: 5, to: 7 } as const;
