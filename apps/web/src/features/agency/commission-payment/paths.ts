export const paths = {
  company: { listCommissionPayment: '/company/enrollstudent/list-commission-payment' },
} as const
