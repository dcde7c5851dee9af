export const paths = {
  company: {
    listDuplicate: '/company/candidate/list-duplicate',
  },
} as const
