/** Address at which the demo shows the mails that were sent or would have been. */
export const mailboxPath = '/dev/mailbox'
