export const paths = {
  company: {
    shareHotlist: (id: string) => `/company/hotlist/share/${id}`,
  },
} as const
