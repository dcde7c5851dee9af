export const paths = {
  company: {
    listVendorGroup: '/company/vendors/list-vendor-group',
    addVendorGroup: '/company/vendors/add-vendor-group',
    viewVendorGroup: (id: string) => `/company/vendors/view-vendor-group/${id}`,
    editVendorGroup: (id: string) => `/company/vendors/edit-vendor-group/${id}`,
  },
} as const
