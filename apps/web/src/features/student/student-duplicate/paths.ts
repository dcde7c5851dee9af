export const paths = {
  company: {
    listStudentDuplicate: '/company/enrollstudent/list-duplicate',
  },
} as const
