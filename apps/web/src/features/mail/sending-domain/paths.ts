export const paths = {
  company: { listSendingDomain: '/company/mailbox/domains' },
} as const
