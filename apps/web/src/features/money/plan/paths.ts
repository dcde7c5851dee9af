export const paths = {
  admin: {
    listPlan: '/admin/plan-and-subscription/list-plans',
    addPlan: '/admin/plan-and-subscription/add-plan',
    editPlan: (id: string) => `/admin/plan-and-subscription/edit-plan/${id}`,
  },
  company: {
    plans: '/company/plans',
  },
} as const
