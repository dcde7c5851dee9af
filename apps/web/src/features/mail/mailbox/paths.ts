export const paths = {
  company: {
    listMailbox: '/company/mailbox',
    addMailbox: '/company/mailbox/add',
    mailboxConnected: '/company/mailbox/connected',
    editMailbox: (id: string) => `/company/mailbox/edit/${id}`,
  },
} as const
