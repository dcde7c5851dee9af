export const paths = {
  admin: {
    bin: '/admin/bin',
  },
  company: {
    bin: '/company/bin',
  },
} as const
