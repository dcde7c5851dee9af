export const paths = {
  admin: { checklist: '/admin/checklist' },
  company: { listChecklist: '/company/enrollstudent/list-checklist' },
} as const
