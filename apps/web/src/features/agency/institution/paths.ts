export const paths = {
  company: {
    listInstitution: '/company/enrollstudent/list-institution',
    viewInstitution: (id: string) => `/company/enrollstudent/view-institution/${id}`,
  },
} as const
