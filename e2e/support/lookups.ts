import { lookupKinds, lookupNameBounds, lookupTitles } from '@corridor/contract/base/lookup/kinds'

/** The lookups with the words that the specification gives each of them (spec 1 §2). */
export const lookups = lookupKinds.map((kind) => ({
  kind,
  title: lookupTitles[kind],
  nameMin: lookupNameBounds(kind).min,
  list: `/admin/setting/list-${kind}`,
  add: `/admin/setting/add-${kind}`,
  edit: (id: string) => `/admin/setting/edit-${kind}/${id}`,
}))
