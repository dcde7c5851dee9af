export const paths = {
  admin: { listJob: '/admin/jobs', viewJob: (id: string) => `/admin/jobs/view-job/${id}` },
  company: {
    listJob: '/company/job/list-job',
    addJob: '/company/job/add-job',
    viewJob: (id: string) => `/company/job/view-job/${id}`,
    editJob: (id: string) => `/company/job/edit-job/${id}`,
    jdExtractor: '/company/job/jd-extractor',
  },
} as const
