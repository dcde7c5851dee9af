export const paths = {
  admin: {
    listTask: '/admin/leads/tasks',
  },
  company: {
    listTask: '/company/task/list-task',
  },
} as const
