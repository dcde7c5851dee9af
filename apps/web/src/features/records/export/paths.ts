export const paths = {
  admin: {
    listExport: '/admin/transfer/list-export',
  },
  company: {
    listExport: '/company/transfer/list-export',
  },
} as const
