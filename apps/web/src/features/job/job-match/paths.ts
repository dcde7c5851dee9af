export const paths = {
  company: {
    searchJob: '/company/job/search-job',
    matching: '/company/setup/matching',
  },
} as const
