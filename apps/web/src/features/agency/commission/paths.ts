export const paths = {
  company: {
    listCommission: '/company/enrollstudent/list-commission',
    listCommissionClaim: '/company/enrollstudent/list-commission-claim',
  },
} as const
