export const paths = {
  company: {
    listVendorDuplicate: '/company/vendors/list-duplicate',
  },
} as const
