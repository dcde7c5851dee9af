export const paths = {
  company: { listReview: '/company/enrollstudent/list-review' },
} as const
