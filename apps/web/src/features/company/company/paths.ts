export const paths = {
  admin: {
    listCompany: '/admin/companies/list-company',
    addCompany: '/admin/company/add-company',
    viewCompany: (id: string) => `/admin/companies/view-company/${id}`,
  },
  company: {
    accountDetails: '/company/account-details',
  },
} as const
