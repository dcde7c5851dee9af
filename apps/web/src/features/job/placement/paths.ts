export const paths = {
  admin: { listPlacement: '/admin/placements' },
  company: {
    listPlacement: '/company/job/list-placement',
    addPlacement: '/company/job/add-placement',
    viewPlacement: (id: string) => `/company/job/view-placement/${id}`,
    editPlacement: (id: string) => `/company/job/edit-placement/${id}`,
  },
} as const
