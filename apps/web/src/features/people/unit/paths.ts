export const paths = {
  company: {
    organization: '/company/organization',
    listBusinessUnit: '/company/business-unit',
    editBusinessUnit: (id: string) => `/company/business-unit/edit/${id}`,
  },
} as const
