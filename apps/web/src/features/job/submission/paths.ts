export const paths = {
  admin: { listSubmission: '/admin/submissions' },
  company: {
    listSubmission: '/company/submission/list-submission',
    addSubmission: '/company/submission/add-submission',
    viewSubmission: (id: string) => `/company/submission/view-submission/${id}`,
    editSubmission: (id: string) => `/company/submission/edit-submission/${id}`,
  },
} as const
