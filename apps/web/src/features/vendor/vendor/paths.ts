export const paths = {
  company: {
    listVendor: '/company/vendors/list-vendor',
    addVendor: '/company/vendors/add-vendor',
    /** A step after the first; which vendor it belongs to stands in the query, `?vendor=…`. */
    vendorStep: (step: number) =>
      step === 1 ? '/company/vendors/add-vendor' : `/company/vendors/add-vendor-step-${step}`,
    viewVendor: (id: string) => `/company/vendors/view-vendor/${id}`,
  },
} as const
