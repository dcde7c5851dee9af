export const paths = {
  company: {
    listStudent: '/company/enrollstudent/list-student',
    viewStudent: (id: string) => `/company/enrollstudent/view-student/${id}`,
  },
} as const
