export const paths = {
  admin: {
    houseServer: '/admin/email',
    keptMail: '/admin/email/kept',
  },
} as const
