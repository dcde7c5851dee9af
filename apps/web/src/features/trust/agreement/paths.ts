export const paths = {
  admin: {
    listAgreement: '/admin/agreements',
    addAgreement: '/admin/agreements/add-agreement',
    viewAgreement: (id: string) => `/admin/agreements/view-agreement/${id}`,
  },
  company: {
    agreement: '/company/account-details/agreement',
  },
} as const
