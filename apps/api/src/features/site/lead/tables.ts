import type { LeadKind, LeadState, LeadTarget } from '@corridor/contract/site/lead/kinds'
import type { Answers } from '@corridor/contract/site/lead/questions'
import type { Lead, lead } from '@corridor/contract/site/lead/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type OwnerColumns, type RecordRow, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'

/** The columns that verbs write. */
export interface LeadValues {
  company_id: string | null
  member_id: string | null
  kind: LeadKind
  state: LeadState
  close_reason: string
  first_name: string
  last_name: string
  email: string
  phone: string
  country: string
  company_name: string
  language: Language
  message: string
  answers: Answers
  page: string
  referrer: string
  consent_at: Date
  consent_version: number
  note: string
  converted_kind: LeadTarget | null
  converted_id: string | null
  converted_is_new: boolean
  state_before: LeadState | null
}

/** The owner's columns are those of the member who works on it. */
export interface LeadRow extends RecordRow, LeadValues, OwnerColumns {
  assigned_name: string | null
  phone_digits: string
}

export const leadColumns: readonly (keyof LeadValues)[] = [
  ...(['company_id', 'member_id', 'kind', 'state', 'close_reason', 'first_name', 'last_name', 'email'] as const),
  ...(['phone', 'country', 'company_name', 'language', 'message', 'answers', 'page', 'referrer'] as const),
  ...(['consent_at', 'consent_version', 'note', 'converted_kind', 'converted_id', 'converted_is_new'] as const),
  'state_before',
]

export const leadSpec: ListSpec<LeadRow, typeof lead.list> = {
  table: 'lead',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.phone_digits, ${leadColumns.map((name) => `t.${name}`).join(', ')},
    c.name as assigned_name, u.id as owner_id, u.first_name as owner_first_name, u.last_name as owner_last_name`,
  joins: 'left join company c on c.id = t.company_id left join user_account u on u.id = t.member_id',
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.full_name collate corridor_text' },
    state: { by: `array_position(array['new', 'assigned', 'contacted', 'converted', 'closed'], t.state)` },
  },
  filters: {
    kind: (sql, kind) => sql`t.kind = ${kind}`,
    state: (sql, state) => sql`t.state = ${state}`,
    company: (sql, id) => sql`t.company_id = ${id}`,
    member: (sql, id) => sql`t.member_id = ${id}`,
    isAssigned: (sql, wanted) => sql`(t.company_id is not null) = ${wanted}`,
  },
  search: { name: 't.full_name', email: 't.email', phone: 't.phone' },
  toWire,
}

export function toWire(row: LeadRow): Lead {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    kind: row.kind,
    state: row.state,
    closeReason: row.close_reason,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    companyName: row.company_name,
    language: row.language,
    companyInfo: row.company_id ? [{ _id: row.company_id, name: row.assigned_name ?? '' }] : [],
    memberInfo: toUserInfo(row),
  }
}

/** Values of a lead that the audit keeps: nothing of the person. */
export const toFacts = (row: LeadRow) => ({
  state: row.state,
  close_reason: row.close_reason,
  note: row.note,
  company_id: row.company_id,
  member_id: row.member_id,
  converted_kind: row.converted_kind,
  converted_id: row.converted_id,
})

export const leads = companyTable<LeadRow, LeadValues>({
  spec: leadSpec,
  entity: 'Lead',
  columns: leadColumns,
  lock: 'for no key update',
})
