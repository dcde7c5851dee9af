export const paths = {
  admin: { listInterview: '/admin/interviews' },
  company: {
    listInterview: '/company/job/list-interview',
    addInterview: '/company/job/add-interview',
    viewInterview: (id: string) => `/company/job/view-interview/${id}`,
    editInterview: (id: string) => `/company/job/edit-interview/${id}`,
  },
} as const
