export const paths = {
  admin: {
    listOrder: '/admin/orders',
    viewOrder: (id: string) => `/admin/orders/view-order/${id}`,
  },
} as const
