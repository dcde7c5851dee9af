export const paths = {
  admin: {
    auditLog: '/admin/audit-log',
  },
  company: {
    auditLog: '/company/audit-log',
  },
} as const
