export const paths = {
  company: {
    listClient: '/company/client/list-client',
    listClientDuplicate: '/company/client/list-duplicate',
    addClient: '/company/client/add-client',
    viewClient: (id: string) => `/company/client/view-client/${id}`,
    editClient: (id: string) => `/company/client/edit-client/${id}`,
  },
} as const
