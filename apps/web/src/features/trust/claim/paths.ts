export const paths = {
  admin: {
    listClaim: '/admin/company/list-claim-ownership',
  },
  company: {
    claimOwnership: '/company/setup/claim-ownership',
  },
} as const
