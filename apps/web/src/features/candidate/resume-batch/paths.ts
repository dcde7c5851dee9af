export const paths = {
  company: {
    parseResumeDirect: '/company/super-candidate/resume-parsing',
    listResumeBatch: '/company/super-candidate/list-resume-parsing',
    viewResumeBatch: (id: string) => `/company/super-candidate/view-resume-parsing/${id}`,
    reviewResume: (id: string) => `/company/super-candidate/review-resume/${id}`,
    compareResume: (id: string) => `/company/super-candidate/compare-resume/${id}`,
  },
} as const
