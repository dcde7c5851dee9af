export const paths = {
  company: {
    listSuppression: '/company/suppression/list-suppression',
    addSuppression: '/company/suppression/add-suppression',
    viewSuppression: (id: string) => `/company/suppression/view-suppression/${id}`,
  },
} as const
