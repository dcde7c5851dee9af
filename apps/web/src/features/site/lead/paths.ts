export const paths = {
  admin: {
    listLead: '/admin/leads',
    viewLead: (id: string) => `/admin/leads/view-lead/${id}`,
  },
  company: {
    listLead: '/company/leads',
    viewLead: (id: string) => `/company/leads/view-lead/${id}`,
  },
} as const
