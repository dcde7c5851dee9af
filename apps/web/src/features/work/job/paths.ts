export const paths = {
  company: {
    jdExtractor: '/company/job/jd-extractor',
  },
} as const
