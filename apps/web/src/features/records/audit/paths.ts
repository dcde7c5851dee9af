export const paths = {
  activity: '/account/activity',
  admin: {
    auditLog: '/admin/audit-log',
  },
  company: {
    auditLog: '/company/audit-log',
  },
} as const
