export const paths = {
  admin: { listApplication: '/admin/applications' },
  company: {
    listApplication: '/company/job/list-application',
    viewApplication: (id: string) => `/company/job/view-application/${id}`,
    board: '/company/job/board',
  },
} as const
