export const paths = {
  company: {
    mailReport: '/company/reports',
    /** The people behind a number of the report. */
    reportMails: '/company/reports/mails',
  },
} as const
