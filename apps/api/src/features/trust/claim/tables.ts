import type { claim, OwnClaim } from '@corridor/contract/trust/claim/shapes'
import type { ClaimState } from '@corridor/contract/trust/claim/states'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { companyAlone, seenBy } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

interface OwnRow extends RecordRow {
  description: string
  state: ClaimState
  reject_reason: string | null
  decided_at: Date | null
}

interface ClaimRow extends OwnRow {
  user_id: string
  first_name: string
  last_name: string
  full_name: string
  email: string
  account_created_at: Date
  company_id: string
  company_name: string
  domain: string | null
  owners: { _id: string; name: string; email: string }[]
  decider_id: string | null
  decider: string | null
}

const ownColumns = 't.id, t.version, t.created_at, t.updated_at, t.description, t.state, t.reject_reason, t.decided_at'
const joins = 'join user_account u on u.id = t.created_by join company c on c.id = t.company_id'

/** A claim waits as long as its claimant is an active member of a company that stands. */
const isOpen = `exists (select from membership m join user_account a on a.id = m.user_id and a.status = 'active'
  where m.company_id = t.company_id and m.user_id = t.created_by and m.status = 'active')`

export const claimSpec: ListSpec<ClaimRow, typeof claim.list> = {
  table: 'claim_ownership',
  columns: `${ownColumns}, u.id as user_id, u.first_name, u.last_name, u.full_name, u.email, u.created_at as account_created_at,
    c.id as company_id, c.name as company_name, c.domain, d.id as decider_id, d.full_name as decider,
    (select coalesce(json_agg(json_build_object('_id', o.id, 'name', o.full_name, 'email', o.email) order by m.created_at, o.id), '[]')
      from membership m join user_account o on o.id = m.user_id
      where m.company_id = t.company_id and m.status = 'active' and 'owner' = any (m.roles)) as owners`,
  joins: `${joins} left join user_account d on d.id = t.decided_by`,
  searchJoins: joins,
  within: (sql, scope) =>
    seenBy(sql, scope, {
      of: 'shared',
      platform: sql`exists (select from company s where s.id = t.company_id and s.deleted_at is null)
        and (t.state <> 'pending' or ${sql.unsafe(isOpen)})`,
    }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: '(select a.full_name from user_account a where a.id = t.created_by) collate corridor_text' },
    company: { by: '(select s.name from company s where s.id = t.company_id) collate corridor_text' },
  },
  filters: { state: (sql, value) => sql`t.state = ${value}` },
  search: { name: 'u.full_name', email: 'u.email', company: 'c.name' },
  toWire: (row) => ({
    ...toOwnWire(row),
    user: {
      _id: row.user_id,
      name: row.full_name,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      createDate: row.account_created_at.toISOString(),
    },
    company: { _id: row.company_id, name: row.company_name, domain: row.domain },
    ownerInfo: row.owners,
    decidedByInfo: row.decider_id ? [{ _id: row.decider_id, name: row.decider ?? '' }] : [],
  }),
}

/** Lists claims of members in a company; the call narrows them to one member's. */
export const ownClaimSpec: ListSpec<OwnRow, typeof claim.listOwn> = {
  table: 'claim_ownership',
  columns: ownColumns,
  within: companyAlone,
  sort: { createDate: { by: 't.created_at' } },
  filters: {},
  search: { description: 't.description' },
  toWire: toOwnWire,
}

/** Only what this person claimed. */
export const madeBy = (userId: string) => (sql: Sql) => sql`t.created_by = ${userId}`

export function toOwnWire(row: OwnRow): OwnClaim {
  return {
    ...toRecordBase(row),
    description: row.description,
    state: row.state,
    rejectReason: row.reject_reason,
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
export type OwnClaimRow = OwnRow
