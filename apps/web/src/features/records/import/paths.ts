import type { ImportKind } from '@corridor/contract/records/transfer/kinds'

const ofCompany: readonly ImportKind[] = [
  ...(['candidate', 'vendor', 'client', 'job', 'submission', 'placement', 'student', 'intake'] as const),
  ...(['student-application'] as const),
  ...(['member', 'suppression', 'commission-payment'] as const),
]

/** The area in which records of a kind are brought in. */
export const transferArea = (kind: ImportKind) => (ofCompany.includes(kind) ? 'company' : 'admin')

export const paths = {
  addImport: (kind: ImportKind) => `/${transferArea(kind)}/transfer/add-import/${kind}`,
  viewImport: (kind: ImportKind, id: string) => `/${transferArea(kind)}/transfer/view-import/${id}`,
  admin: {
    listImport: '/admin/transfer/list-import',
  },
  company: {
    listImport: '/company/transfer/list-import',
  },
} as const
