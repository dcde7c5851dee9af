/** Where the demo shows what was mailed or would have been. */
export const mailboxPath = '/dev/mailbox'
