export const paths = {
  company: {
    listTask: '/company/task/list-task',
  },
} as const
