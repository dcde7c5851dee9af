export const paths = {
  company: {
    listStudentApplication: '/company/enrollstudent/list-application',
    viewStudentApplication: (id: string) => `/company/enrollstudent/view-application/${id}`,
  },
} as const
