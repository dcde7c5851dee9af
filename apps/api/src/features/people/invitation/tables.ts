import type { Invitation, invitation } from '@corridor/contract/people/invitation/shapes'
import type { InvitationState } from '@corridor/contract/people/user/lists'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { seenBy } from '../../../db/scope/within.ts'
import { type LetterColumn, letterColumn, toLetter } from '../../../platform/mail/letter-state.ts'

export interface InvitationRow extends RecordRow, OwnerColumns, LetterColumn {
  first_name: string
  last_name: string
  full_name: string
  email: string
  role: Invitation['role']
  company_id: string | null
  company_name: string | null
  state: InvitationState
  sent_at: Date
  expires_at: Date
}

/** SQL: what became of an invitation, known as `alias`. */
export const invitationState = (alias: string) =>
  `case when ${alias}.accepted_at is not null then 'accepted' when ${alias}.revoked_at is not null then 'revoked'
  when ${alias}.expires_at <= now() then 'expired' else 'waiting' end`
const state = invitationState('t')

export const invitationSpec: ListSpec<InvitationRow, typeof invitation.list> = {
  table: 'invitation',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.first_name, t.last_name, t.full_name, t.email, t.role, t.company_id,
    c.name as company_name, ${state} as state, t.sent_at, t.expires_at,
    ${letterColumn("'invitation:' || t.id")}, ${ownerColumns}`,
  joins: `left join company c on c.id = t.company_id ${ownerJoin}`,
  within: (sql, scope) =>
    seenBy(sql, scope, { of: 'shared', platform: 'all', company: (id) => sql`t.company_id = ${id}` }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.full_name collate corridor_text' },
    email: { by: 't.email collate corridor_text' },
    sentDate: { by: 't.sent_at' },
  },
  filters: { state: (sql, value) => sql`${sql.unsafe(state)} = ${value}` },
  search: { name: 't.full_name', email: 't.email' },
  toWire,
}

export function toWire(row: InvitationRow): Invitation {
  return {
    ...toRecordBase(row),
    firstName: row.first_name,
    lastName: row.last_name,
    name: row.full_name,
    email: row.email,
    role: row.role,
    companyInfo: row.company_id ? [{ _id: row.company_id, name: row.company_name ?? '' }] : [],
    state: row.state,
    sentDate: row.sent_at.toISOString(),
    letter: toLetter(row),
    expireDate: row.expires_at.toISOString(),
    userInfo: toUserInfo(row),
  }
}
