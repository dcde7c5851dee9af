import type { LookupKind } from '@corridor/contract/base/lookup/kinds'

export const paths = {
  admin: {
    listLookup: (kind: LookupKind) => `/admin/setting/list-${kind}`,
    addLookup: (kind: LookupKind) => `/admin/setting/add-${kind}`,
    editLookup: (kind: LookupKind, id: string) => `/admin/setting/edit-${kind}/${id}`,
  },
} as const
