export const paths = {
  company: {
    inbox: '/company/inbox',
    inboxMine: '/company/inbox/mine',
    inboxSnoozed: '/company/inbox/snoozed',
    inboxDone: '/company/inbox/done',
  },
} as const
