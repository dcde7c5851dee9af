import type { TransferKind } from '@corridor/contract/records/transfer/kinds'

/** The area in which records of a kind are brought in. */
export const transferArea = (kind: TransferKind) => (kind === 'candidate' ? 'company' : 'admin')

export const paths = {
  addImport: (kind: TransferKind) => `/${transferArea(kind)}/transfer/add-import/${kind}`,
  viewImport: (kind: TransferKind, id: string) => `/${transferArea(kind)}/transfer/view-import/${id}`,
  admin: {
    listImport: '/admin/transfer/list-import',
  },
  company: {
    listImport: '/company/transfer/list-import',
  },
} as const
