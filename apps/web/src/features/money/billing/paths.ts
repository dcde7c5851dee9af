export const paths = {
  company: {
    billingDetails: '/company/setup/billing-details',
    addBillingDetails: '/company/setup/add-billing-details',
    editBillingDetails: (id: string) => `/company/setup/edit-billing-details/${id}`,
  },
} as const
