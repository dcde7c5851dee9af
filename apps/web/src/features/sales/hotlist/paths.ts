export const paths = {
  company: {
    listHotlist: '/company/hotlist/list-hotlist',
    addHotlist: '/company/hotlist/add-hotlist',
    viewHotlist: (id: string) => `/company/hotlist/view-hotlist/${id}`,
    editHotlist: (id: string) => `/company/hotlist/edit-hotlist/${id}`,
    listHotlistCandidate: '/company/hotlist/list-candidate',
  },
} as const
