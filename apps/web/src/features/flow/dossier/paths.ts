export const paths = {
  company: {
    dossier: '/company/account-details/dossier',
  },
} as const
