export const paths = {
  company: {
    locations: '/company/setup/locations',
    addLocation: '/company/setup/add-location',
    editLocation: (id: string) => `/company/setup/edit-location/${id}`,
  },
} as const
