export type AddressLevel = 'country' | 'state' | 'city'

export const paths = {
  admin: {
    listAddress: (level: AddressLevel) => `/admin/address-management/list-${level}`,
    addAddress: (level: AddressLevel) => `/admin/address-management/add-${level}`,
    editAddress: (level: AddressLevel, id: string) => `/admin/address-management/edit-${level}/${id}`,
  },
} as const
