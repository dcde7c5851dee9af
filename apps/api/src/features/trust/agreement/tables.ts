import type { agreement } from '@corridor/contract/trust/agreement/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { ListSpec } from '../../../db/list/spec.ts'
import { seenBy } from '../../../db/scope/within.ts'
import type { Words } from '../proof/tables.ts'

export interface VersionRow {
  id: string
  name: string
  holds_from: string
  texts: Record<Language, Words>
  is_present: boolean
  signed_by: number
  created_at: Date
}

/** Administrators alone have this list; the gate sees to that. */
export const versionSpec: ListSpec<VersionRow, typeof agreement.listVersion> = {
  table: 'proof_text',
  columns: `t.id, t.name, t.holds_from::text, t.texts, t.created_at, coalesce(t.id = present_proof_text(t.kind), false) as is_present,
    (select count(*) from proof_signing s where s.text_id = t.id)::int as signed_by`,
  within: (sql, scope) => seenBy(sql, scope, { of: 'shared', platform: sql`t.kind = 'agreement'` }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    holdsFrom: { by: 't.holds_from' },
  },
  filters: {},
  search: { name: 't.name' },
  toWire: toVersion,
}

export function toVersion(row: VersionRow) {
  return {
    _id: row.id,
    createDate: row.created_at.toISOString(),
    name: row.name,
    holdsFrom: row.holds_from,
    title: row.texts.en.title,
    isPresent: row.is_present,
    signedBy: row.signed_by,
  }
}
